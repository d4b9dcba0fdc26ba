import path from 'node:path';
import {templateToc} from '../client/template/templateToc.js';
import type {Compilation, TocEntry} from '../compilation.js';
import {PROPERTY_MARKER, type Property} from '../compilation.js';
import {DOT} from '../engines/dottedAttributes.js';
import {type PlainPage, PROVIDER, type Program} from '../engines/Engine.js';
import {NATIVE} from '../engines/nativeTags.js';
import {type CompactContent, compactContent} from '../template/compactContent.js';
import {stringLiteral} from '../template/stringLiteral.js';
import {TITLE_ELEMENT} from '../transforms/admonitions.js';
import {HEAD_ELEMENT} from '../transforms/elements.js';
import {moduleError} from './moduleError.js';
import {importModule} from './moduleText.js';
import {type RewrittenModule, rewriteModule} from './rewriteModule.js';

const RUNTIME_IMPORT =
  /^import \{ ?(?:(?:Fragment as _Fragment|jsx as _jsx|jsxs as _jsxs)(?:, ?)?)+ ?\} from "react\/jsx-runtime";\n/m;
const PROVIDER_IMPORT = new RegExp(`^import (?:\\{[^}]*\\}|${NATIVE}) from "${PROVIDER}";\\n`, 'gm');
const CODE_MARKER = new RegExp(
  `(_components\\.pre, \\{)\\s*${PROPERTY_MARKER}: "(\\d+)",(\\s*)children: _jsx\\(_components\\.code, \\{`,
  'g',
);
const MARKER = new RegExp(`${PROPERTY_MARKER}: "(\\d+)"`, 'g');
const NATIVE_TAG = new RegExp(`\\b${NATIVE}\\.(\\w+)`, 'g');
const MISSING_COMPONENT = /^function _missingMdxReference\(id, component\) \{[^}]*\}\n?/m;
const PLAIN_DEFAULT = /^export default (?:MDXContent;|(?=function MDXContent\())/m;

/**
 * Makes the artifact's module out of what an engine made. Its shape is fixed, `evaluateArtifact` relies on it: one line
 * `export const imports=[…];`, then `export default function($r,$m){`, and a `}` at the very end.
 *
 * @param compact - what makes templates; where it gives `null`, the engine's calls of `_jsx` stay.
 */
export function assembleArtifact(
  compiled: Program | PlainPage,
  compilation: Compilation,
  compact: typeof compactContent = compactContent,
): string {
  const lines =
    'template' in compiled
      ? [plainPage(compiled.template.text, compilation)]
      : linesOf(compiled.program, compilation, compact);
  return `export const imports=${JSON.stringify(compilation.imports)};\nexport default function($r,$m){\n${lines.join('\n')}\n}`;
}

function linesOf(program: string, compilation: Compilation, compact: typeof compactContent): string[] {
  const stripped = program
    .replace(RUNTIME_IMPORT, '')
    .replace(PROVIDER_IMPORT, '')
    .replace(MISSING_COMPONENT, '');
  const code = fillMarkers(compilation.hasCode ? compactCode(stripped) : stripped, compilation.properties);
  const parts = splitModule(code, compilation);
  const content = compact(parts.body);
  return content && isPlain(content, parts)
    ? [plainPage(content.template.text, compilation)]
    : pageWithCode(content, parts, compilation);
}

/** The page is its template: no JavaScript in it, nothing imported or exported. */
function isPlain(
  {template, before, ownComponent}: CompactContent,
  {imports, exportNames, exports}: RewrittenModule,
): boolean {
  return (
    template.holes.length === 0 &&
    ownComponent === undefined &&
    imports.length + exports.length + exportNames.size === 0 &&
    /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/.test(before)
  );
}

function plainPage(template: string, compilation: Compilation): string {
  const {frontMatter, contentTitle, toc} = compilation;
  const values = [literal(frontMatter), literal(contentTitle), stringLiteral(template)];
  if (!isTocOf(template, toc)) values.push(tocText(toc, new Map()));
  return `return $r.page(${values.join(',')});`;
}

function pageWithCode(
  content: CompactContent | null,
  parts: RewrittenModule,
  compilation: Compilation,
): string[] {
  const template = content?.template;
  const values = ownValues(compilation, parts, template?.text);
  const body = content ? bodyText(content) : parts.body.trim();
  return [
    'const{Fragment:_Fragment,jsx:_jsx,jsxs:_jsxs,useMDXComponents:_provideComponents}=$r;',
    ...parts.imports,
    ...(template ? [`const $t=${stringLiteral(template.text)};`] : []),
    ...values.map(([name, text]) => `const ${name}=${text};`),
    body,
    ...(body.includes('_missingMdxReference') ? [missingComponent(compilation)] : []),
    `return{${[...values.map(([name]) => name), ...parts.exports, 'default:MDXContent'].join(',')}};`,
  ];
}

function bodyText({before, prelude, template, ownComponent}: CompactContent): string {
  const components = prelude.includes('const _components =') ? '_components' : '{}';
  const holes = template.holes.length > 0 ? `,[${template.holes.join(',')}]` : '';
  const create = `function _createMdxContent(props){${prelude}\nreturn $r.tree($t,${components}${holes});}`;
  const component = ownComponent ?? 'const MDXContent=$r.content(_createMdxContent);';
  return `${before}\n${create}\n${component}`;
}

/** Whether the headings that the runtime finds in a template are those of the page. */
function isTocOf(template: string, toc: readonly TocEntry[]): boolean {
  return JSON.stringify(templateToc(template)) === JSON.stringify(toc);
}

/** Only a page with code of its own needs a parser; on all others the engine's own statements are known. */
function splitModule(code: string, compilation: Compilation): RewrittenModule {
  const plain = code.replace(PLAIN_DEFAULT, '');
  if (compilation.hasCode && /^(?:import|export)\b|\brequire\s*\(|\bimport\s*\(/m.test(plain)) {
    try {
      return rewriteModule(code, (request) => importModule(request, compilation));
    } catch (error) {
      throw error instanceof SyntaxError ? moduleError(error, compilation) : error;
    }
  }
  return {body: plain, imports: [], exports: [], exportNames: new Set(), defaultImports: new Map()};
}

/** What every page exports, unless its author does: front matter, title, table of contents. */
function ownValues(
  {toc, contentTitle, frontMatter}: Compilation,
  {exportNames, defaultImports}: RewrittenModule,
  template: string | undefined,
): [string, string][] {
  const partials = new Map(
    [...defaultImports].flatMap(([name, {ref, text}]) =>
      ref?.startsWith('content:') ? [[name, text] as const] : [],
    ),
  );
  const values: [string, string][] = [
    ['frontMatter', literal(frontMatter)],
    ['contentTitle', literal(contentTitle)],
    ['toc', template !== undefined && isTocOf(template, toc) ? '$r.toc($t)' : tocText(toc, partials)],
  ];
  return values.filter(([name]) => !exportNames.has(name) && !defaultImports.has(name));
}

function tocText(toc: readonly TocEntry[], partials: ReadonlyMap<string, string>): string {
  const entries = toc.flatMap((entry) => {
    if (!('component' in entry))
      return [`{value:${literal(entry.value)},id:${literal(entry.id)},level:${entry.level}}`];
    const partial = partials.get(entry.component);
    return partial ? [`...${partial}.toc||[]`] : [];
  });
  return `[${entries.join(',')}]`;
}

/** JSON is JavaScript but for one key, which would set a prototype. */
function literal(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  return json.includes('__proto__') ? `JSON.parse(${JSON.stringify(json)})` : json;
}

function fillMarkers(code: string, properties: readonly (readonly Property[])[]): string {
  const textOf = (index: string): string => (properties[Number(index)] ?? []).map(propertyText).join(',');
  const filled = code
    // satteri puts the properties of a code node on its `pre`.
    .replace(
      CODE_MARKER,
      (_, pre: string, index: string, space: string) =>
        `${pre}${space}children: _jsx(_components.code, {${textOf(index)},`,
    )
    .replace(MARKER, (_, index: string) => textOf(index))
    .replaceAll(DOT, '.')
    .replaceAll(`"${TITLE_ELEMENT}"`, '"mdxAdmonitionTitle"')
    .replaceAll(`"${HEAD_ELEMENT}": "${HEAD_ELEMENT}"`, 'Head: "head"')
    .replaceAll(`_components["${HEAD_ELEMENT}"]`, '_components.Head');
  return filled.includes(NATIVE) ? filled.replace(NATIVE_TAG, '"$1"') : filled;
}

function propertyText([name, value]: Property): string {
  const isName = /^[a-zA-Z_$][\w$]*$/.test(name) && name !== '__proto__';
  return `${isName ? name : JSON.stringify(name)}:${value === true ? '!0' : JSON.stringify(value)}`;
}

function missingComponent({input}: Compilation): string {
  const file = JSON.stringify(path.relative(input.site.siteDir, input.file).split(path.sep).join('/'));
  return `function _missingMdxReference(name){throw new Error(${file}+" uses <"+name+">, but no such component is defined. Import it, or add it to the components of every page in src/theme/MDXComponents.")}`;
}

/** Takes out line breaks and indentation; not where an author's template literal or comment might be in the way. */
function compactCode(code: string): string {
  if (/`|^\s*\/\/|[;,{(\s]\/\/\s/m.test(code)) return code;
  return code.replace(/\n[ \t]+/g, '\n').replace(/([[{(,])\n|\n(?=[\]})])/g, '$1');
}
