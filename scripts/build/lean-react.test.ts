import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, leftOutUse, readVersion, withoutUnused, withoutUnusedNames } from './lean-react.ts';

const fileOf = (name: string) => `node_modules/${name}.production.js`;
const client = readFileSync(fileOf('react-dom/cjs/react-dom-client'), 'utf8');

test('the lists were read against the installed version of React', () => {
  expect(client).toContain(`exports.version = "${readVersion}"`);
  expect(withoutUnused(client).length).toBeLessThan(0.95 * client.length);
});

test('what is not there any more is named', () => {
  expect(() => withoutUnused('function preload() {\n}')).toThrow('React has the function');
});

test('of attributes and styles, the names that a module has stay, and those that HTML writes without hyphens', () => {
  const code = withoutUnusedNames(client, new Set(['strokeWidth', 'opacity']));
  const [, aliases = ''] = /aliases = new Map\(\[([^;]*?)\]\)/.exec(code) ?? [];
  expect(aliases.match(/(?<=\[")\w+/g)).toEqual(['htmlFor', 'crossOrigin', 'panose', 'strokeWidth', 'xmlnsXlink']);
  expect(code).toContain('"opacity strokeWidth".split(');
  expect(code.match(/\["\w+", "\w+"\]/g)?.length).toBeGreaterThan(2);
});

test.each(['react/cjs/react', 'react/cjs/react-jsx-runtime', 'scheduler/cjs/scheduler'])(
  'as a module, %s has the same exports',
  async (name) => {
    const code = asModule(readFileSync(fileOf(name), 'utf8'));
    const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as object;
    const installed = createRequire(import.meta.url)(`../../${fileOf(name)}`) as object;
    const kinds = (of: object) => Object.fromEntries(Object.entries(of).map(([key, value]) => [key, typeof value]));
    expect(kinds(module)).toEqual(kinds(installed));
  },
);

test('a file that is written in another way is refused', () => {
  expect(() => asModule('module.exports = require("./own.js");')).toThrow('another way');
});

test('the build names what a module uses of what is left out', () => {
  for (const [code, name] of [
    ["import React, { useState, useActionState } from 'react';", 'useActionState'],
    ["export { useActionState } from 'react';", 'useActionState'],
    ['const name = React.useDeferredValue(1);', 'useDeferredValue'],
    ['import { preload } from "react-dom";', 'preload'],
    ['ReactDOM.preload("/a");', 'preload'],
    ['<input onSelect={go} />', 'onSelect'],
    ['({ onBeforeInputCapture: go })', 'onBeforeInputCapture'],
    ['<input onCompositionStart={go} onSelected={go} />', undefined],
    ["import { useState, useActionStates } from 'react'; import { useActionState } from './own.ts';", undefined],
  ] as const)
    expect(leftOutUse(code), code).toBe(name);
});
