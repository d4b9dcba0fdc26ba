import path from 'node:path';
import type {Compilation, TocEntry} from '../compilation.js';
import {PROPERTY_MARKER} from '../compilation.js';
import {PROVIDER} from '../engines/Engine.js';
import {NATIVE} from '../engines/nativeTags.js';
import {TITLE_ELEMENT} from '../transforms/admonitions.js';
import {HEAD_ELEMENT} from '../transforms/elements.js';
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
const MISSING_COMPONENT = /^function _missingMdxReference\(id, component\) \{[^}]*\}\n?/m;
const PLAIN_DEFAULT = /^export default (?:MDXContent;|(?=function MDXContent\())/m;

/**
 * Makes the artifact's module out of the module that an engine made. Its shape is fixed, `evaluateArtifact` relies on it: one line
 * `export const imports=[…];`, then `export default function($r,$m){`, and a `}` at the very end.
 */
export function assembleArtifact(program: string, compilation: Compilation): string {
  const stripped = program
    .replace(RUNTIME_IMPORT, '')
    .replace(PROVIDER_IMPORT, '')
    .replace(MISSING_COMPONENT, '');
  const code = fillMarkers(compactCode(stripped, compilation.hasCode), compilation.properties);
  const parts = splitModule(code, compilation);
  const values = ownValues(compilation, parts);
  const lines = [
    'const{Fragment:_Fragment,jsx:_jsx,jsxs:_jsxs,useMDXComponents:_provideComponents}=$r;',
    ...parts.imports,
    ...values.map(([name, text]) => `const ${name}=${text};`),
    parts.body.trim(),
    ...(parts.body.includes('_missingMdxReference') ? [missingComponent(compilation)] : []),
    `return{${[...values.map(([name]) => name), ...parts.exports, 'default:MDXContent'].join(',')}};`,
  ];
  return `export const imports=${JSON.stringify(compilation.imports)};\nexport default function($r,$m){\n${lines.join('\n')}\n}`;
}

/** Only a page with code of its own needs a parser; on all others the engine's own statements are known. */
function splitModule(code: string, compilation: Compilation): RewrittenModule {
  const plain = code.replace(PLAIN_DEFAULT, '');
  if (compilation.hasCode && /^(?:import|export)\b|\brequire\s*\(|\bimport\s*\(/m.test(plain)) {
    return rewriteModule(code, (request) => importModule(request, compilation));
  }
  return {body: plain, imports: [], exports: [], exportNames: new Set(), defaultImports: new Map()};
}

/** What every page exports, unless its author does: front matter, title, table of contents. */
function ownValues(
  {toc, contentTitle, frontMatter}: Compilation,
  {exportNames, defaultImports}: RewrittenModule,
): [string, string][] {
  const partials = new Map(
    [...defaultImports].flatMap(([name, {ref, text}]) =>
      ref?.startsWith('content:') ? [[name, text] as const] : [],
    ),
  );
  const values: [string, string][] = [
    ['frontMatter', literal(frontMatter)],
    ['contentTitle', literal(contentTitle)],
    ['toc', tocText(toc, partials)],
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

function fillMarkers(code: string, properties: readonly string[]): string {
  const textOf = (index: string): string => properties[Number(index)] ?? '';
  return (
    code
      // satteri puts the properties of a code node on its `pre`.
      .replace(
        CODE_MARKER,
        (_, pre: string, index: string, space: string) =>
          `${pre}${space}children: _jsx(_components.code, {${textOf(index)},`,
      )
      .replace(MARKER, (_, index: string) => textOf(index))
      .replaceAll(`"${TITLE_ELEMENT}"`, '"mdxAdmonitionTitle"')
      .replaceAll(`"${HEAD_ELEMENT}": "${HEAD_ELEMENT}"`, 'Head: "head"')
      .replaceAll(`_components["${HEAD_ELEMENT}"]`, '_components.Head')
      .replace(new RegExp(`\\b${NATIVE}\\.(\\w+)`, 'g'), '"$1"')
  );
}

function missingComponent({input}: Compilation): string {
  const file = JSON.stringify(path.relative(input.site.siteDir, input.file).split(path.sep).join('/'));
  return `function _missingMdxReference(name){throw new Error(${file}+" uses <"+name+">, but no such component is defined. Import it, or add it to the components of every page in src/theme/MDXComponents.")}`;
}

/** Takes out line breaks and indentation; not where an author's template literal or comment might be in the way. */
function compactCode(code: string, hasCode: boolean): string {
  if (hasCode && /`|^\s*\/\/|[;,{(\s]\/\/\s/m.test(code)) return code;
  return code.replace(/\n[ \t]+/g, '\n').replace(/([[{(,])\n|\n(?=[\]})])/g, '$1');
}
