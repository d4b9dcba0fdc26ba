import fs from 'node:fs';
import {createRequire} from 'node:module';
import vm from 'node:vm';
import type {Grammar} from 'prismjs';
import type {PrismStream} from '../client/highlighter/encodeStream.js';
import {languageNames} from '../client/highlighter/languageNames.js';
import {mdxGrammar} from '../client/highlighter/mdxGrammar.js';

const require = createRequire(import.meta.url);

/** The part of Prism used here; the package's own types describe a global. */
interface PrismCore {
  readonly languages: {[name: string]: Grammar | undefined};
  tokenize(text: string, grammar: Grammar): PrismStream;
}

interface Component {
  readonly require?: string | readonly string[];
  readonly optional?: string | readonly string[];
  readonly modify?: string | readonly string[];
  readonly alias?: string | readonly string[];
}

interface Catalog {
  readonly components: ReadonlyMap<string, Component>;
  readonly nameOf: ReadonlyMap<string, string>;
}

let catalog: Catalog | undefined;
let core: PrismCore | undefined;
const loaded = new Set<string>();

/** Each changes a grammar that another one made; they come first, so that no grammar depends on what was asked for before. */
const BASE = ['markup', 'css', 'clike', 'javascript'];

/** Prism with the grammar of `language`, or `null` for a language that Prism does not know. */
export function loadGrammar(language: string): {prism: PrismCore; grammar: Grammar} | null {
  catalog ??= readCatalog();
  if (language === 'mdx') return loadMdx(catalog);
  const name = catalog.nameOf.get(language);
  if (name === undefined) return null;
  const prism = loadComponents([name], catalog);
  const grammar = prism.languages[language] ?? prism.languages[name];
  return grammar ? {prism, grammar} : null;
}

/**
 * Files that add languages to a Prism which has the common ones, in the order in which they must run.
 *
 * @param languages - names or aliases; unknown ones are left out
 * @returns absolute
 */
export function prismComponents(languages: readonly string[]): readonly string[] {
  catalog ??= readCatalog();
  const {components, nameOf} = catalog;
  const found = new Set<string>();
  const add = (name: string) => {
    const component = components.get(name);
    if (!component || BASE.includes(name) || found.has(name)) return;
    for (const dependency of dependenciesOf(component)) add(nameOf.get(dependency) ?? dependency);
    found.add(name);
  };
  for (const language of languages) add(nameOf.get(language) ?? language);
  return [...found].map((name) => require.resolve(componentFile(name)));
}

function loadMdx(known: Catalog): {prism: PrismCore; grammar: Grammar} {
  const prism = loadComponents(['markdown', 'jsx'], known);
  prism.languages.mdx ??= mdxGrammar(prism.languages);
  return {prism, grammar: prism.languages.mdx};
}

function loadComponents(names: readonly string[], known: Catalog): PrismCore {
  core ??= loadCore();
  for (const name of [...BASE, ...names]) loadComponent(name, core, known);
  return core;
}

function loadComponent(name: string, prism: PrismCore, {components, nameOf}: Catalog): void {
  if (loaded.has(name)) return;
  loaded.add(name);
  const component = components.get(name);
  if (!component) return;
  for (const dependency of dependenciesOf(component)) {
    loadComponent(nameOf.get(dependency) ?? dependency, prism, {components, nameOf});
  }
  runScript(componentFile(name), {Prism: prism});
}

/** A Prism of our own. One from `require` would be shared with plugins, and so would be what they add to it or remove. */
function loadCore(): PrismCore {
  const module: {exports: unknown} = {exports: {}};
  runScript('prismjs/components/prism-core.js', {module, global: {}, window: {}});
  return module.exports as PrismCore;
}

/** Prism's files are scripts that expect a global `Prism`. Here each is a function, and what it expects are its arguments. */
function runScript(request: string, globals: {readonly [name: string]: unknown}): void {
  const filename = require.resolve(request);
  const run = vm.compileFunction(fs.readFileSync(filename, 'utf8'), Object.keys(globals), {filename});
  run(...Object.values(globals));
}

function dependenciesOf({optional, require: required, modify}: Component): readonly string[] {
  return [...listOf(required), ...listOf(modify), ...listOf(optional)];
}

function componentFile(name: string): string {
  return `prismjs/components/prism-${name}.js`;
}

function readCatalog(): Catalog {
  const {languages} = require('prismjs/components.json') as {languages: {[name: string]: Component}};
  const components = new Map(Object.entries(languages).filter(([name]) => name !== 'meta'));
  const nameOf = new Map(languageNames);
  for (const [name, component] of components) {
    const target = isPatch(name, component) ? (listOf(component.modify)[0] ?? name) : name;
    for (const alias of [name, ...listOf(component.alias)]) nameOf.set(alias, target);
  }
  return {components, nameOf};
}

/** A component that changes the grammar of another language. It is never loaded: that language stands for it. */
function isPatch(name: string, {modify}: Component): boolean {
  return modify !== undefined && !BASE.includes(name) && name !== 'actionscript';
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
