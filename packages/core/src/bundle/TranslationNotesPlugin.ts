import type {ImportDeclaration, Node, ObjectExpression, Property} from 'estree';
import webpack, {type Compiler} from 'webpack';
import {TRANSLATE_MODULES} from '../translations/translateModules.js';

const NAME = 'TranslationNotesPlugin';

/** What the variables of a module are that take part in texts. */
const FUNCTION = Symbol('translate');
const COMPONENT = Symbol('Translate');
const JSX = Symbol('jsx');

type Parser = webpack.javascript.JavascriptParser;
type Parsed<T> = T & {readonly range: readonly [number, number]};

function importedName(specifier: ImportDeclaration['specifiers'][number]): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return undefined;
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : undefined;
}

function tagOf(source: unknown, name: string | undefined): symbol | undefined {
  if (source === 'react/jsx-runtime') return name === 'jsx' || name === 'jsxs' ? JSX : undefined;
  if (!TRANSLATE_MODULES.has(String(source))) return undefined;
  if (name === 'translate') return FUNCTION;
  return name === 'default' ? COMPONENT : undefined;
}

function isNote(property: ObjectExpression['properties'][number]): property is Property {
  if (property.type !== 'Property' || property.computed || property.value.type !== 'Literal') return false;
  return property.key.type === 'Identifier' && property.key.name === 'description';
}

/** Where the property stands in its object, with the comma that separates it from another one. */
function rangeOf(note: Property, {properties, range}: Parsed<ObjectExpression>): [number, number] {
  const index = properties.indexOf(note);
  const [start, end] = (note as Parsed<Property>).range;
  const [before, after] = [properties[index - 1], properties[index + 1]] as Parsed<Property>[];
  if (after) return [start, after.range[0]];
  return before ? [before.range[1], end] : [range[0] + 1, range[1] - 1];
}

function dropNote(parser: Parser, text: Node | undefined): void {
  const note = text?.type === 'ObjectExpression' ? text.properties.find(isNote) : undefined;
  if (!note) return;
  const range = rangeOf(note, text as Parsed<ObjectExpression>);
  parser.state.module.addPresentationalDependency(new webpack.dependencies.ConstDependency('', range));
}

/** Tags the names under which a module knows what takes part in texts. */
function tagImports(parser: Parser, {source, specifiers}: ImportDeclaration): void {
  for (const specifier of specifiers) {
    const tag = tagOf(source.value, importedName(specifier));
    if (tag) parser.tagVariable(specifier.local.name, tag, {});
  }
}

function watch(parser: Parser): void {
  const {statement, callMemberChain} = parser.hooks;
  // Not `importSpecifier`: a call asks for the newest tag first, and the one that webpack adds after that hook ends the search.
  statement.tap(NAME, (found) => {
    if (found.type === 'ImportDeclaration') tagImports(parser, found);
  });
  callMemberChain.for(FUNCTION).tap(NAME, (found) => dropNote(parser, found.arguments[0]));
  callMemberChain.for(JSX).tap(NAME, ({arguments: [type, props]}) => {
    const isText = type?.type === 'Identifier' && parser.getTagData(type.name, COMPONENT);
    if (isText) dropNote(parser, props);
  });
}

/**
 * Leaves the `description` of translatable texts out of bundles. It is a note for translators: `site write-translations` reads it
 * from the source files, and no page shows it.
 */
export class TranslationNotesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, ({hooks: {parser}}) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        parser.for(type).tap(NAME, (made) => watch(made as Parser));
      }
    });
  }
}
