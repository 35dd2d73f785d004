import { globSync, readFileSync } from 'node:fs';
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
  expect(leftOutUse(`import React, { useState, useTransition } from 'react';`)).toBe('useTransition');
  expect(leftOutUse(`const name = React.useOptimistic(1);`)).toBe('useOptimistic');
  expect(leftOutUse(`import { preload } from "react-dom";`)).toBe('preload');
  expect(
    leftOutUse(`import { useState, useTransitions } from 'react'; import { useTransition } from './own.ts';`),
  ).toBe(undefined);
});

test('no component listens to an event that React no longer sends', () => {
  const listens = /\bon(?:BeforeInput|Composition\w+|Select)(?:Capture)?\b/;
  expect(globSync('app/**/*.tsx').filter((file) => listens.test(readFileSync(file, 'utf8')))).toEqual([]);
});
