import {SourceMap} from 'node:module';
import {expect, test} from 'vitest';
import {inOrder} from './MarkedStyleOrderPlugin.js';

const mark = (name: string) => `/*!lectern-style ${name}*/`;

test('rules move with their mark, and marks are removed', () => {
  const css = `@charset "utf-8";\n${mark('b')}.b {}\n.b2 {}\n${mark('a')}.a {}\n${mark('none')}`;
  expect(inOrder(css, ['a', 'none', 'b']).css).toBe('@charset "utf-8";.a {}.b {}\n.b2 {}');
});

test('a stylesheet in a condition moves with the condition', () => {
  const css = `${mark('b')}.b {}\n@media print {\n${mark('a')}\n.a {}\n}\n`;
  expect(inOrder(css, ['a', 'b']).css).toMatch(/^\n?@media print \{\s*\.a \{\}\s*\}\s*\.b \{\}\s*$/);
});

test('other comments stay', () => {
  expect(inOrder(`${mark('a')}/*! licence */ .a {}`, ['a']).css).toContain('/*! licence */ .a {}');
});

test('source maps follow the rules', () => {
  const css = `${mark('b')}.b {}\n${mark('a')}.a {}\n`;
  // Both lines of the stylesheet are first lines of a file.
  const map = {version: 3, file: 'styles.css', sources: ['b.css', 'a.css'], names: [], mappings: 'AAAA;ACAA'};
  const ordered = inOrder(css, ['a', 'b'], {file: 'styles.css', map});
  expect(ordered.css.trim()).toBe('.a {}.b {}');
  const found = new SourceMap(JSON.parse(ordered.map ?? '')).findEntry(1, 5);
  expect(found).toMatchObject({originalSource: 'b.css'});
});

test('a stylesheet that does not parse keeps its order, without marks', () => {
  expect(inOrder(`${mark('b')}.b {\n${mark('a')}.a {}`, ['a', 'b']).css).toBe('.b {\n.a {}');
});
