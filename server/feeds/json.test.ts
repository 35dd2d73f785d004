import { expect, test } from 'vitest';
import { withMissingCommas } from './json.ts';

const value = { a: ['x', 'y, "z" {', { b: -1.5e3, c: null }, [], true], 'd e': { f: '\\"' }, g: {}, h: 'ü' };

test('whole JSON is left as it is', () => {
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
    expect(withMissingCommas(text)).toBe(text);
});

test('missing commas between values and keys are added', () => {
  // No string in the value has a comma at the end of a line.
  const without = JSON.stringify(value, null, 2).replaceAll(',\n', '\n');
  expect(() => JSON.parse(without)).toThrow(SyntaxError);
  expect(JSON.parse(withMissingCommas(without))).toEqual(value);
  expect(JSON.parse(withMissingCommas('[{"a":1}{"b":2}"c"[3]4]'))).toEqual([{ a: 1 }, { b: 2 }, 'c', [3], 4]);
  const all = { a: '1', b: true, c: null, d: {} };
  expect(JSON.parse(withMissingCommas('{"a":"1" "b":true "c":null "d":{}}'))).toEqual(all);
});

test.each(['{"a":1', '{"a" 1}', '{"a":"b', '[1,,2]', '{a:1}', '', '<html>'])(
  'other syntax errors remain errors: %j',
  (text) => {
    expect(() => JSON.parse(withMissingCommas(text))).toThrow(SyntaxError);
  },
);
