import fs from 'node:fs';
import {createRequire} from 'node:module';
import vm from 'node:vm';
import {languageNames} from '../client/highlighter/languageNames.js';
import {mdxGrammar} from '../client/highlighter/mdxGrammar.js';
import {findGrammar, type LoadedGrammar, type Prism} from '../client/highlighter/prism.js';
import type {MarkdownConfig} from '../types.js';

export type CodeLanguages = Pick<MarkdownConfig['code'], 'languages' | 'additionalLanguages'>;

const require = createRequire(import.meta.url);

type Component = {
  readonly [field in 'require' | 'optional' | 'modify' | 'alias']?: string | readonly string[];
};

interface Catalog {
  readonly components: ReadonlyMap<string, Component>;
  /** Components of Prism by language: name or alias of the language → component (file with one language). */
  readonly nameOf: ReadonlyMap<string, string>;
}

// Module state: list of all components of Prism, read once, since installed packages do not change.
let catalog: Catalog | undefined;

/**
 * Components of Prism that need no configuration, the same as in prism-react-renderer 2, and in its order. The order
 * decides the classes of tokens, since many components extend or change those before them. `bundledGrammars.ts` has the
 * same list for browsers.
 */
const BUNDLED_LANGUAGES =
  `markup regex clike javascript actionscript coffeescript javadoclike css css-extras yaml markdown
  graphql sql js-templates typescript jsdoc flow n4js js-extras jsx tsx swift kotlin c objectivec
  reason rust go cpp python json`.split(/\s+/);

interface UnlistedLanguages {
  readonly prism: Prism;
  readonly loaded: Set<string>;
}

// Module state: instances of Prism for all pages of a process, since loading a grammar is slow. Never freed.
const sitePrisms = new Map<string, Prism>();
let unlisted: UnlistedLanguages | undefined;

/**
 * Returns the grammar of a language; `undefined` for a language that the site does not have.
 *
 * Bundled and additional languages are in one instance of Prism, as in Docusaurus. All other languages are in a second
 * instance, together with the languages that they require. In the first instance, they could change the languages of
 * the site, and results would depend on the order of the pages.
 */
export function loadGrammar(language: string, languages: CodeLanguages): LoadedGrammar | undefined {
  const prism = sitePrism(languages);
  const listed = findGrammar(prism, language);
  if (listed || languages.languages === 'listed') return listed;
  const name = readCatalog().nameOf.get(language) ?? language;
  return findGrammar(prism, name) ?? loadUnlisted(name);
}

/**
 * Returns the files that add languages to an instance of Prism with the bundled languages, in the order in which they
 * must run: as listed, but each after the languages that it requires. The file of a bundled language runs again, as in
 * Docusaurus: it may then extend another grammar than before.
 *
 * @param languages - names or aliases; unknown ones are left out
 * @returns absolute paths
 */
export function prismComponents(languages: readonly string[]): readonly string[] {
  const {components, nameOf} = readCatalog();
  const found: string[] = [];
  const add = (language: string) => {
    const name = components.has(language) ? language : (nameOf.get(language) ?? language);
    const component = components.get(name);
    if (!component || found.includes(name)) return;
    for (const required of listOf(component.require))
      if (!BUNDLED_LANGUAGES.includes(required)) add(required);
    found.push(name);
  };
  for (const language of languages) add(language);
  return found.map((name) => require.resolve(componentFile(name)));
}

function sitePrism({languages, additionalLanguages}: CodeLanguages): Prism {
  const key = [languages, ...additionalLanguages].join(' ');
  const made = sitePrisms.get(key);
  if (made) return made;
  const prism = createPrism();
  for (const file of prismComponents(additionalLanguages)) runScript(file, {Prism: prism});
  if (languages === 'all') prism.languages.mdx ??= mdxGrammar(prism.languages);
  sitePrisms.set(key, prism);
  return prism;
}

function loadUnlisted(name: string): LoadedGrammar | undefined {
  if (!readCatalog().components.has(name)) return undefined;
  unlisted ??= {prism: createPrism(), loaded: new Set(BUNDLED_LANGUAGES)};
  loadComponent(name, unlisted);
  return findGrammar(unlisted.prism, name);
}

function loadComponent(name: string, {prism, loaded}: UnlistedLanguages): void {
  if (loaded.has(name)) return;
  loaded.add(name);
  const {components, nameOf} = readCatalog();
  const component = components.get(name);
  if (!component) return;
  for (const dependency of [component.require, component.modify, component.optional].flatMap(listOf)) {
    loadComponent(nameOf.get(dependency) ?? dependency, {prism, loaded});
  }
  runScript(componentFile(name), {Prism: prism});
}

/**
 * Creates a separate instance of Prism with the bundled languages. Plugins may add languages to the instance that
 * `require` returns, or remove languages from it.
 */
function createPrism(): Prism {
  const module: {exports: unknown} = {exports: {}};
  runScript('prismjs/components/prism-core.js', {module, global: {}, window: {}});
  const prism = module.exports as Prism;
  Object.assign(prism.languages, {DFS: walkGrammars});
  for (const name of BUNDLED_LANGUAGES) runScript(componentFile(name), {Prism: prism});
  return prism;
}

/**
 * Calls a function for each field of all grammars. Does the same as Prism's function `DFS`, whose bookkeeping takes most
 * of the time in which the bundled languages load.
 */
function walkGrammars(
  grammars: {[field: string]: unknown},
  visit: (this: object, field: string, value: unknown) => void,
): void {
  const visited = new Set<object>();
  const walk = (grammar: {[field: string]: unknown}) => {
    for (const field of Object.keys(grammar)) {
      visit.call(grammar, field, grammar[field]);
      // The visitor may have replaced the value.
      const value = grammar[field];
      if (typeof value !== 'object' || value === null || value instanceof RegExp || visited.has(value))
        continue;
      visited.add(value);
      walk(value as {[field: string]: unknown});
    }
  };
  walk(grammars);
}

/** Runs a file of Prism, a script that expects global variables, as a function that receives them as arguments. */
function runScript(request: string, globals: {readonly [name: string]: unknown}): void {
  const filename = require.resolve(request);
  const run = vm.compileFunction(fs.readFileSync(filename, 'utf8'), Object.keys(globals), {filename});
  run(...Object.values(globals));
}

function componentFile(name: string): string {
  return `prismjs/components/prism-${name}.js`;
}

function readCatalog(): Catalog {
  if (catalog) return catalog;
  const {languages}: {languages: {[name: string]: Component}} = require('prismjs/components.json');
  const components = new Map(Object.entries(languages).filter(([name]) => name !== 'meta'));
  const nameOf = new Map(languageNames);
  for (const [name, component] of components) {
    const target = isPatch(name, component) ? (listOf(component.modify)[0] ?? name) : name;
    for (const alias of [name, ...listOf(component.alias)]) nameOf.set(alias, target);
  }
  catalog = {components, nameOf};
  return catalog;
}

/**
 * True for a component that only extends the grammar of another language, such as "css-extras". In code blocks, the
 * name of the component then means the other language.
 */
function isPatch(name: string, {modify}: Component): boolean {
  return modify !== undefined && !['css', 'javascript', 'actionscript'].includes(name);
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return [value ?? []].flat();
}
