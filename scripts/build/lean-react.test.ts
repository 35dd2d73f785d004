import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOutUse, readVersion, withoutUnused } from './lean-react.ts';

test.each(['react', 'react-dom', 'react-dom-client'])('the lists were read against the installed %s', (file) => {
  const [folder] = /^react(?:-dom)?/.exec(file) ?? [];
  const source = readFileSync(`node_modules/${folder}/cjs/${file}.production.js`, 'utf8');
  expect(source).toContain(`exports.version = "${readVersion}"`);
  expect(withoutUnused(file, source).length).toBeLessThan(0.95 * source.length);
});

test('what is not there any more is named', () => {
  expect(() => withoutUnused('react-dom-client', 'function preload() {\n}')).toThrow('React has the function');
});

test('the build names what a module uses of what is left out', () => {
  for (const [code, name] of [
    ["import React, { useState, useTransition } from 'react';", 'useTransition'],
    ["export { useTransition } from 'react';", 'useTransition'],
    ['const name = React.useOptimistic(1);', 'useOptimistic'],
    ['import { preload } from "react-dom";', 'preload'],
    ['ReactDOM.preload("/a");', 'preload'],
    ['<input onSelect={go} />', 'onSelect'],
    ['({ onBeforeInputCapture: go })', 'onBeforeInputCapture'],
    ['<input onCompositionStart={go} onSelected={go} />', undefined],
    ["import { useState, useTransitions } from 'react'; import { useTransition } from './own.ts';", undefined],
  ] as const)
    expect(leftOutUse(code), code).toBe(name);
});
