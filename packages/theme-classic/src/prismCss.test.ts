import {expect, test} from 'vitest';
import {prismCss} from './prismCss.js';

const theme = {
  plain: {color: '#111', backgroundColor: '#eee', fontStyle: 'normal'},
  styles: [
    {types: ['comment', 'prolog'], style: {color: 'gray', fontStyle: 'italic', WebkitFontSmoothing: 'auto'}},
    {types: ['tag'], languages: ['markup', 'jsx'], style: {color: 'red'}},
    {types: ['empty'], style: {}},
  ],
};

test('a theme becomes rules below the attribute of its mode, inside the layer of the theme', () => {
  expect(prismCss({theme, darkTheme: {plain: {color: '#fff'}, styles: []}})).toBe(`@layer lectern.theme {
  [data-theme='light'] { --prism-color: #111; --prism-background-color: #eee; }
  [data-theme='light'] .theme-code-block { font-style: normal; }
  [data-theme='light'] :is(.token.comment, .token.prolog) { color: gray; font-style: italic; -webkit-font-smoothing: auto; }
  [data-theme='light'] :where(.language-markup) .token.tag, [data-theme='light'] :where(.language-jsx) .token.tag { color: red; }
  [data-theme='light'] :is(.token[class$=' comment'], .token[class$=' prolog']) { color: gray; font-style: italic; -webkit-font-smoothing: auto; }
  [data-theme='light'] :where(.language-markup) .token[class$=' tag'], [data-theme='light'] :where(.language-jsx) .token[class$=' tag'] { color: red; }
  [data-theme='dark'] { --prism-color: #fff; }
}
`);
});

test('a single configured theme serves both modes, as it always did', () => {
  const css = prismCss({theme: {plain: {color: 'teal'}, styles: []}});
  expect(css).toContain("[data-theme='light'] { --prism-color: teal; }");
  expect(css).toContain("[data-theme='dark'] { --prism-color: teal; }");
});

test('without configuration each mode has a palette of its own', () => {
  const css = prismCss({});
  const backgrounds = [...css.matchAll(/--prism-background-color: (\S+);/g)].map((match) => match[1]);
  expect(new Set(backgrounds).size).toBe(2);
  expect(css).toContain("[data-theme='dark'] :is(.token.keyword, ");
});
