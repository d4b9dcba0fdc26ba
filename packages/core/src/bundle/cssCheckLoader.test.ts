import {expect, test} from 'vitest';
import {syntaxErrorOf} from './cssCheckLoader.js';

test.each([
  [':root {\n  --a: b;\n\n.hero {\n  color: red;\n}\n', 'a.css:1:0: ERROR: Unclosed block'],
  ['a {}\n}\n', 'a.css:2:0: ERROR: Unexpected }'],
  ['a { color: "red; }\n', 'a.css:1:11: ERROR: Unclosed string'],
])('%j does not parse', (text, message) => {
  expect(syntaxErrorOf(text, 'a.css')?.message).toBe(message);
});

test.each([
  '',
  '@tailwind base;\n.a { @apply p-4; &:hover { color: red } }',
  ':root { --x: { a: b }; --y: ; }',
  '@layer a, b;\n@media (width >= 40rem) { a { inset: 0 } }',
  '.a { composes: b from "./c.module.css"; }\n:global(.d) {}',
])('%j parses', (text) => {
  expect(syntaxErrorOf(text, 'a.css')).toBeUndefined();
});
