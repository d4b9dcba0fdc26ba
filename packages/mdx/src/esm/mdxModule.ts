import type {Program} from 'estree-jsx';
import {buildJsx} from 'estree-util-build-jsx';
import {type PluggableList, unified} from 'unified';
import {VFile} from 'vfile';
import type {Compilation} from '../compilation.js';
import {pluginFailure} from '../engines/pluginFailure.js';
import {cutContent} from '../template/cutContent.js';
import {encodeTemplate, type Template} from '../template/encodeTemplate.js';
import type {MdxContent} from '../template/readMdx.js';
import {bindComponents, CONTENT_FUNCTION} from './bindComponents.js';
import {importModule, loadImportedImages} from './moduleText.js';
import {missingComponent, pageValues} from './pageValues.js';
import {parseModule} from './parseModule.js';
import {isMarkdown} from './resolveImport.js';
import {type RewrittenModule, rewriteModule} from './rewriteModule.js';
import {placeSvgAddresses} from './svgAddresses.js';
import {LAYOUT, takeLayout} from './takeLayout.js';

/** Matches the local names under which `buildJsx` imports `Fragment`, `jsx` and `jsxs`. */
const JSX_LOCAL = /^_(?:Fragment|jsxs?)$/;

/**
 * Creates the artifact of an MDX page with JavaScript: a module whose content is a template with placeholders ("holes")
 * for the page's expressions and components. `evaluateArtifact` relies on the form of the module: one line `export
 * const imports=[…];`, then `export default function($r,$m){`, and a `}` at the very end.
 *
 * @throws {MarkdownError} `MDX_SYNTAX` for JavaScript that acorn cannot parse, `IMPORT_NOT_FOUND`, `IMAGE_FAILED`, or
 * `MDX_PLUGIN_FAILED` for a recma plugin.
 */
export async function mdxModule(content: MdxContent, compilation: Compilation): Promise<string> {
  const template = encodeTemplate(cutContent(content.nodes, compilation));
  const {text} = template;
  const holes = holeList(template);
  const insertsLater = canInsertLater(content, compilation);
  const code = contentFunction(template, insertsLater ? HOLES : holes);
  const {statements, components} = content;
  const program = parseModule(statements, code, compilation);
  const hasLayout = takeLayout(program);
  bindComponents(program, components, compilation);
  buildJsx(program, {runtime: 'automatic', importSource: 'react'});
  const complete = withoutJsxImport(await applyPlugins(program, compilation));
  await loadImportedImages(complete, compilation);
  placeSvgAddresses(complete, compilation);
  const module = rewriteModule(complete, (request) => importModule(request, compilation));
  const values = ownValues(compilation, module);
  return [
    `export const imports=${JSON.stringify(compilation.imports)};`,
    'export default function($r,$m){',
    'const{Fragment:_Fragment,jsx:_jsx,jsxs:_jsxs}=$r;',
    ...module.imports,
    `const _template=${JSON.stringify(text)};`,
    ...values.map(([name, value]) => `const ${name}=${value};`),
    insertsLater ? module.body.replace(HOLES, () => holes) : module.body,
    ...(module.body.includes('_missingMdxReference') ? [missingComponent(compilation)] : []),
    `const MDXContent=$r.content(${contentArguments(template, hasLayout)});`,
    `return{${[...values.map(([name]) => name), ...module.exports, 'default:MDXContent'].join(',')}};`,
    '}',
  ].join('\n');
}

/**
 * Variable in the code that acorn parses, which is later replaced by the list of values for the template's placeholders
 * (holes).
 */
const HOLES = '_mdxHoles';

/**
 * True if the values for the template's placeholders (holes) contain no code of the author. They are then inserted
 * after the rest of the code is parsed and printed. Parsing, walking and printing the values took 5% of a cold build
 * whose pages have components.
 */
function canInsertLater({hasExpressions, statements, components}: MdxContent, {input}: Compilation): boolean {
  const names = [...statements.map(({code}) => code), ...components];
  const isTaken = names.some((name) => name.includes(HOLES));
  return !hasExpressions && !isTaken && input.rule.recmaPlugins.length === 0;
}

/** Returns JavaScript for the list of values that fill the template's placeholders (holes). */
function holeList({holes, excerpt, excerptHoles}: Template): string {
  if (excerpt === undefined) return `[${holes.join(',')}]`;
  // If the excerpt is shown alone, JavaScript after the excerpt must not run.
  const rest = holes.slice(excerptHoles).join(',');
  const values = [...holes.slice(0, excerptHoles), ...(rest ? [`...(_isExcerpt?[]:[${rest}])`] : [])];
  return `[${values.join(',')}]`;
}

/**
 * Returns the code of the content function. For a page with an excerpt, it has a second parameter: true for the excerpt
 * alone.
 */
function contentFunction({excerpt, holes}: Template, list: string): string {
  const parameters = excerpt === undefined ? 'props' : 'props,_isExcerpt';
  const template = excerpt === undefined ? '_template' : `_isExcerpt?_template.slice(0,${excerpt}):_template`;
  const values = holes.length > 0 ? `,${list}` : '';
  return `function ${CONTENT_FUNCTION}(${parameters}){return $r.tree(${template},_components${values});}`;
}

function contentArguments({excerpt}: Template, hasLayout: boolean): string {
  if (excerpt === undefined) return hasLayout ? `${CONTENT_FUNCTION},${LAYOUT}` : CONTENT_FUNCTION;
  return `${CONTENT_FUNCTION},${hasLayout ? LAYOUT : 'undefined'},true`;
}

/** Runs the recma plugins of the site on the module, which has imports, exports and the content function. */
async function applyPlugins(program: Program, compilation: Compilation): Promise<Program> {
  const {recmaPlugins} = compilation.input.rule;
  if (recmaPlugins.length === 0) return program;
  const file = new VFile({path: compilation.input.file, value: compilation.source});
  try {
    // `use` checks the plugins, which come from the config. `run` refuses instances of classes, such as the program of
    // acorn, so the program is copied to a plain object.
    const processor = unified().use(recmaPlugins as PluggableList);
    return (await processor.run({...program}, file)) as Program;
  } catch (error) {
    throw pluginFailure(error, compilation);
  }
}

/** Removes the import that `buildJsx` adds: its functions are passed to the module in `$r`. */
function withoutJsxImport(program: Program): Program {
  const body = program.body.filter(
    (node) =>
      node.type !== 'ImportDeclaration' ||
      node.specifiers.length === 0 ||
      !node.specifiers.every(({local}) => JSX_LOCAL.test(local.name)),
  );
  return {...program, body};
}

/** Returns `pageValues`, except values whose name the author uses for an export or a default import. */
function ownValues(
  compilation: Compilation,
  {exportNames, defaultImports}: RewrittenModule,
): [string, string][] {
  const partials = new Map<string, string>();
  for (const [name, {ref, text}] of defaultImports) if (ref && isMarkdown(ref)) partials.set(name, text);
  const values = pageValues(compilation, partials);
  return values.filter(([name]) => !exportNames.has(name) && !defaultImports.has(name));
}
