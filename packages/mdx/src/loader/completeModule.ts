import type {ExportNamedDeclaration, ExportSpecifier, Literal, Program} from 'estree-jsx';
import {walk} from 'estree-walker';
import type {Compilation} from '../compilation.js';
import {isFunctionNamed} from '../esm/bindComponents.js';
import {importModule} from '../esm/moduleText.js';
import {missingComponent, pageValues} from '../esm/pageValues.js';
import {parseStatements} from '../esm/parseModule.js';
import {isMarkdown, resolveImport} from '../esm/resolveImport.js';
import {declaredNames, nameOf, sourceOrRequestOf} from '../esm/rewriteModule.js';
import {placeSvgAddresses} from '../esm/svgAddresses.js';

/** Name that `@mdx-js/mdx` gives to the component of the page in each module. */
const COMPONENT = 'MDXContent';
/** Name of the function of `@mdx-js/mdx` that throws for an undefined component. */
const MISSING = '_missingMdxReference';

/**
 * Completes a module of `@mdx-js/mdx`: adds the exports `toc`, `frontMatter` and `contentTitle`, replaces imports of
 * files that are no code, and adds the name of the file to the error for an undefined component.
 *
 * @param program - changed in place.
 * @param isOwn - returns true for a request of the compiler, which the author did not write.
 * @throws {MarkdownError} `IMPORT_NOT_FOUND`
 */
export function completeModule(
  program: Program,
  compilation: Compilation,
  isOwn: (request: string) => boolean,
): void {
  const partials = partialsOf(program, compilation);
  placeSvgAddresses(program, compilation);
  replaceFiles(program, compilation, isOwn);
  const missing = program.body.findIndex((node) => isFunctionNamed(node, MISSING));
  if (missing !== -1) program.body.splice(missing, 1, ...parseStatements(missingComponent(compilation)));
  const {before, after} = valuesOf(program, compilation, partials);
  program.body = [...before, ...program.body, ...after];
}

interface ImportedPartial {
  /** Name by which the page imports and shows the partial (another Markdown file): "Setup". */
  readonly component: string;
  /** Variable for the namespace object of its module: "_partial0". */
  readonly name: string;
  readonly request: string;
}

/**
 * Lists the Markdown files that a page imports and uses as block-level elements (`<Partial />` in a line of its own):
 * their headings are part of the table of contents.
 */
function partialsOf({body}: Program, {toc, input}: Compilation): readonly ImportedPartial[] {
  const components = new Set(toc.flatMap((entry) => ('component' in entry ? [entry.component] : [])));
  return body
    .flatMap((node) => {
      if (node.type !== 'ImportDeclaration') return [];
      const request = String(node.source.value);
      const resolved = resolveImport(request, input);
      if (resolved.kind !== 'module' || !isMarkdown(resolved.ref)) return [];
      const defaults = node.specifiers.filter(({type}) => type === 'ImportDefaultSpecifier');
      return defaults.map(({local}) => ({component: local.name, request}));
    })
    .filter(({component}) => components.has(component))
    .map((partial, index) => ({...partial, name: `_partial${index}`}));
}

/**
 * Creates the statements before and after the module. They declare and export `frontMatter`, `contentTitle` and `toc`,
 * and add them to the component as properties. A value that the author defines is not declared again.
 */
function valuesOf(program: Program, compilation: Compilation, partials: readonly ImportedPartial[]) {
  const {bound, exported} = namesOf(program);
  const modules = new Map(partials.map(({component, name}) => [component, name]));
  const values = pageValues(compilation, modules);
  const own = values.filter(([name]) => !bound.has(name) && !exported.has(name));
  const known = values.map(([name]) => name).filter((name) => bound.has(name) || !exported.has(name));
  const declared = [
    ...partials.map(({name, request}) => `import * as ${name} from ${JSON.stringify(request)};`),
    ...own.map(([name, value]) => `const ${name}=${value};`),
  ];
  return {
    before: parseStatements(declared.join('\n')),
    after: [
      exportOf(known.filter((name) => !exported.has(name))),
      ...parseStatements(`Object.assign(${COMPONENT},{${known.join(',')}});`),
    ],
  };
}

function exportOf(names: readonly string[]): ExportNamedDeclaration {
  const specifiers = names.map((name): ExportSpecifier => {
    const identifier = {type: 'Identifier' as const, name};
    return {type: 'ExportSpecifier', local: identifier, exported: identifier};
  });
  return {type: 'ExportNamedDeclaration', specifiers, source: null, attributes: []};
}

/** Returns the names that a module defines or imports (`bound`), and the names that it exports. */
function namesOf({body}: Program) {
  const bound = new Set<string>();
  const exported = new Set<string>();
  for (const node of body) {
    if (node.type === 'ImportDeclaration') for (const {local} of node.specifiers) bound.add(local.name);
    if (node.type === 'ExportAllDeclaration' && node.exported) exported.add(nameOf(node.exported));
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of node.specifiers) exported.add(nameOf(specifier.exported));
    for (const name of node.declaration ? declaredNames(node.declaration) : []) {
      bound.add(name);
      exported.add(name);
    }
  }
  return {bound, exported};
}

/**
 * Replaces requests of images, other assets and texts by `data:` URLs of modules. They have the same exports that a
 * page gets for such a request: a URL or a text.
 */
function replaceFiles(program: Program, compilation: Compilation, isOwn: (request: string) => boolean): void {
  walk(program, {
    enter(node) {
      const request = sourceOrRequestOf(node);
      if (request === undefined || isOwn(request)) return;
      const {text, ref, parts} = importModule(request, compilation);
      if (ref !== undefined) return;
      const url: Literal = {type: 'Literal', value: moduleUrl(text, parts)};
      if (node.type === 'CallExpression') node.arguments[0] = url;
      else Object.assign(node, {source: url});
    },
  });
}

/**
 * Returns a `data:` URL with an ES module.
 *
 * @param value - JavaScript expression for the namespace object of the module
 * @param parts - names of the module's exports besides `default` and `toString`
 */
function moduleUrl(value: string, parts: readonly string[] = []): string {
  const named = ['toString', ...parts].map((name) => `export const ${name}=module.${name};`);
  const code = `const module=${value};export default module.default;${named.join('')}`;
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
