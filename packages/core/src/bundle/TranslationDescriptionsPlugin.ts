import type {ImportDeclaration, Node, ObjectExpression, Property} from 'estree';
import webpack, {type Compiler} from 'webpack';
import {TRANSLATE_MODULES} from '../translations/translateModules.js';

const NAME = 'TranslationDescriptionsPlugin';

/** Tags of imported variables: the function `translate`, the component `Translate`, and the functions that create elements. */
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

function isDescription(property: ObjectExpression['properties'][number]): property is Property {
  if (property.type !== 'Property' || property.computed || property.value.type !== 'Literal') return false;
  return property.key.type === 'Identifier' && property.key.name === 'description';
}

/** Range of the property in its object, with the comma that separates it from another one. */
function rangeOf(description: Property, {properties, range}: Parsed<ObjectExpression>): [number, number] {
  const index = properties.indexOf(description);
  const [start, end] = (description as Parsed<Property>).range;
  const [before, after] = [properties[index - 1], properties[index + 1]] as Parsed<Property>[];
  if (after) return [start, after.range[0]];
  return before ? [before.range[1], end] : [range[0] + 1, range[1] - 1];
}

function dropDescription(parser: Parser, text: Node | undefined): void {
  const description = text?.type === 'ObjectExpression' ? text.properties.find(isDescription) : undefined;
  if (!description) return;
  const range = rangeOf(description, text as Parsed<ObjectExpression>);
  parser.state.module.addPresentationalDependency(new webpack.dependencies.ConstDependency('', range));
}

/** Tags the variables of an import for which `tagOf` has a tag. */
function tagImports(parser: Parser, {source, specifiers}: ImportDeclaration): void {
  for (const specifier of specifiers) {
    const tag = tagOf(source.value, importedName(specifier));
    if (tag) parser.tagVariable(specifier.local.name, tag, {});
  }
}

function watch(parser: Parser): void {
  const {statement, callMemberChain} = parser.hooks;
  // Not in `importSpecifier`: webpack adds its own tag after that hook. A call looks at the newest tag first, and webpack's own
  // handler would end there.
  statement.tap(NAME, (found) => {
    if (found.type === 'ImportDeclaration') tagImports(parser, found);
  });
  callMemberChain.for(FUNCTION).tap(NAME, (found) => dropDescription(parser, found.arguments[0]));
  callMemberChain.for(JSX).tap(NAME, ({arguments: [type, props]}) => {
    const isText = type?.type === 'Identifier' && parser.getTagData(type.name, COMPONENT);
    if (isText) dropDescription(parser, props);
  });
}

/**
 * Leaves the `description` of translatable texts out of bundles. It is a note for translators: `site write-translations` reads it
 * from the source files, and no page shows it.
 */
export class TranslationDescriptionsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, ({hooks: {parser}}) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        parser.for(type).tap(NAME, (made) => watch(made as Parser));
      }
    });
  }
}
