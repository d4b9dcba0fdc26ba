import {expect, test} from 'vitest';
import {prismCss} from './prismCss.js';

const theme = {
  plain: {color: '#111', backgroundColor: '#eee', fontStyle: 'normal'},
  styles: [
    {types: ['comment', 'prolog'], style: {color: 'gray', fontStyle: 'italic', WebkitFontSmoothing: 'auto'}},
    {types: ['tag'], languages: ['markup', 'jsx'], style: {color: 'red'}},
    {types: ['plain'], style: {color: 'blue'}},
    {types: ['empty'], style: {}},
  ],
};

test('a theme becomes rules below the attribute of its mode, inside the layer of the theme', () => {
  expect(prismCss({theme, darkTheme: {plain: {color: '#fff'}, styles: []}})).toBe(`@layer lectern.theme {
  [data-theme='light'] { --prism-color: #111; --prism-background-color: #eee; }
  [data-theme='light'] .theme-code-block { font-style: normal; }
  [data-theme='light'] .token.comment, [data-theme='light'] .token.prolog { color: gray; font-style: italic; -webkit-font-smoothing: auto; }
  [data-theme='light'] :where(.language-markup) .token.tag, [data-theme='light'] :where(.language-jsx) .token.tag { color: red; }
  [data-theme='light'] .token[class$=' comment'], [data-theme='light'] .token[class$=' prolog'] { color: gray; font-style: italic; -webkit-font-smoothing: auto; }
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

test('themes that colour the same tokens share their rules: only the values of the modes differ', () => {
  const withColor = (color: string) => ({
    plain: {color: '#111'},
    styles: [{types: ['comment'], style: {color, fontStyle: 'italic'}}],
  });
  expect(prismCss({theme: withColor('gray'), darkTheme: withColor('silver')})).toBe(`@layer lectern.theme {
  [data-theme='light'] { --prism-color: #111; --prism-color-0: gray; }
  [data-theme='dark'] { --prism-color: #111; --prism-color-0: silver; }
  .token.comment { color: var(--prism-color-0); font-style: italic; }
  .token[class$=' comment'] { color: var(--prism-color-0); font-style: italic; }
}
`);
});

test('without configuration each mode has a palette of its own, and both share their rules', () => {
  const css = prismCss({});
  const backgrounds = [...css.matchAll(/--prism-background-color: (\S+);/g)].map((match) => match[1]);
  expect(new Set(backgrounds).size).toBe(2);
  expect(css.match(/\.token\.keyword/g)).toHaveLength(1);
});

test('the default themes may leave their backgrounds to the colours of the site, configured ones have theirs', () => {
  const backgrounds = (css: string) => css.match(/--prism-background-color: [^;]+/g);
  expect(backgrounds(prismCss({}))).toHaveLength(2);
  expect(backgrounds(prismCss({}, false))).toBeNull();
  expect(backgrounds(prismCss({theme}, false))).toEqual(backgrounds(prismCss({theme})));
});
