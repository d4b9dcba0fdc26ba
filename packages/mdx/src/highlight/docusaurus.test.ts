import fs from 'node:fs';
import {createRequire} from 'node:module';
import vm from 'node:vm';
import type {Token as PrismToken} from 'prismjs';
import {expect, test} from 'vitest';
import {SAMPLES} from '../../test/samples.js';
import {splitTokens} from '../client/index.js';
import {encodeTokens} from './encodeTokens.js';

const require = createRequire(import.meta.url);
const additionalLanguages = ['bash', 'diff', 'json', 'flow', 'php', 'java', 'kotlin', 'css-extras', 'docker'];

/** The parts of prism-react-renderer that Docusaurus uses for highlighting. */
interface Renderer {
  readonly Prism: {
    readonly languages: {readonly [name: string]: object | undefined};
    readonly hooks: {run(name: string, environment: object): void};
    tokenize(code: string, grammar: object): (string | PrismToken)[];
  };
  normalizeTokens(tokens: (string | PrismToken)[]): {types: string[]; content: string; empty?: boolean}[][];
}

function run(request: string, globals: {readonly [name: string]: unknown}): void {
  const file = require.resolve(request);
  vm.compileFunction(fs.readFileSync(file, 'utf8'), Object.keys(globals))(...Object.values(globals));
}

/** Loads a separate prism-react-renderer, and adds languages as Docusaurus 3.10 does. */
function loadRenderer(languages: readonly string[]): Renderer {
  const module: {exports: unknown} = {exports: {}};
  const name = 'prism-react-renderer';
  run(name, {module, exports: module.exports, require: createRequire(require.resolve(name))});
  const renderer = module.exports as Renderer;
  for (const language of languages) {
    if (language === 'php') run('prismjs/components/prism-markup-templating', {Prism: renderer.Prism});
    run(`prismjs/components/prism-${language}`, {Prism: renderer.Prism});
  }
  return renderer;
}

function expectedLines({Prism, normalizeTokens}: Renderer, code: string, language: string) {
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  const environment = {code, grammar, language, tokens: [code] as (string | PrismToken)[]};
  if (grammar) {
    Prism.hooks.run('before-tokenize', environment);
    environment.tokens = Prism.tokenize(code, grammar);
    Prism.hooks.run('after-tokenize', environment);
  }
  return normalizeTokens(environment.tokens).map((line) =>
    line.filter(({content, empty}) => content !== '' && !empty).map(({types, content}) => ({types, content})),
  );
}

const cases = Object.entries(SAMPLES).flatMap(([languages, code]) =>
  // Code in a fence has no line break at its end.
  languages.split(' ').map((language) => [language, code.slice(0, -1)] as const),
);

test.each(cases)('%s has the tokens that Docusaurus gives it', (language, code) => {
  const renderer = loadRenderer([]);
  const tokens = encodeTokens(code, language, {languages: 'listed', additionalLanguages: []});
  expect(splitTokens(`${code}\n`, tokens)).toEqual(expectedLines(renderer, code, language));
});

test('additional languages change the ones before them as in Docusaurus', () => {
  const renderer = loadRenderer(additionalLanguages);
  for (const [language, code] of cases) {
    const tokens = encodeTokens(code, language, {languages: 'listed', additionalLanguages});
    expect(splitTokens(`${code}\n`, tokens), language).toEqual(expectedLines(renderer, code, language));
  }
});

test('a site that lists no languages has those of Docusaurus as well, equally coloured', () => {
  const renderer = loadRenderer([]);
  for (const [language, code] of cases.filter(([name]) => Object.hasOwn(renderer.Prism.languages, name))) {
    const tokens = encodeTokens(code, language, {languages: 'all', additionalLanguages: []});
    expect(splitTokens(`${code}\n`, tokens), language).toEqual(expectedLines(renderer, code, language));
  }
});
