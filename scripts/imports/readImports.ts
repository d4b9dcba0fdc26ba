// Reads the imports of a source file: values, types, re-exports, `import()` and `import('x').Type`.
import fs from 'node:fs';
import path from 'node:path';
import {parseAst} from 'vitest/node';

/** An import of a module that is in this repository. */
export interface Import {
  /** Path of the importing file, relative to the root of the repository, with "/". */
  readonly file: string;
  /** Line of the import, from 1. */
  readonly line: number;
  /** Specifier in the source: "../render/pageKey.js". */
  readonly request: string;
  readonly fromPackage: string;
  readonly toPackage: string;
  /**
   * First folder below src/ ("render"), or the file name if the file is directly in src/. `undefined` outside of src/.
   */
  readonly fromFolder?: string;
  /** The same for the imported file; only for imports within one package. */
  readonly toFolder?: string;
  /**
   * Path of the imported file below its first folder, without extension ("url", "packages/utils/gitUrls"); only for
   * imports within one package.
   */
  readonly toFile?: string;
}

interface Request {
  readonly request: string;
  readonly offset: number;
}

/** Type of a syntax node → its property that contains the specifier. */
const SOURCES: {readonly [nodeType: string]: string} = {
  ImportDeclaration: 'source',
  ExportNamedDeclaration: 'source',
  ExportAllDeclaration: 'source',
  ImportExpression: 'source',
  TSImportType: 'source',
  TSExternalModuleReference: 'expression',
};

/** Specifiers in the code of `file`, in order. Computed ones (`import(name)`) are left out. */
export function readRequests(file: string, code: string): readonly Request[] {
  const found: Request[] = [];
  // Walks into functions only if there is a nested import: the walk takes longer than parsing, and most files have
  // none.
  const isNested = /\bimport\s*\(/.test(code);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    const source = node[SOURCES[node.type] ?? ''];
    if (isNode(source) && typeof source.value === 'string') {
      found.push({request: source.value, offset: source.start});
    }
    if (isNested || node.type === 'TSImportEqualsDeclaration') Object.values(node).forEach(visit);
  };
  visit(parseAst(code, {lang: languageOf(file)}).body);
  return found;
}

/** Imports of our modules in `file`, a path relative to `root`. */
export function readImports(root: string, file: string): readonly Import[] {
  const code = fs.readFileSync(path.join(root, file), 'utf8');
  const [, fromPackage = ''] = file.split('/');
  return readRequests(file, code).flatMap(({request, offset}) => {
    const [scope, name = ''] = request.split('/');
    const isOwn = request.startsWith('.');
    if (!isOwn && scope !== '@lectern') return [];
    const target = isOwn ? path.posix.join(path.posix.dirname(file), request) : `packages/${name}`;
    const [, toPackage = ''] = target.split('/');
    return {
      file,
      line: code.slice(0, offset).split('\n').length,
      request,
      fromPackage,
      toPackage,
      fromFolder: folderOf(file),
      toFolder: folderOf(target),
      toFile: target.split('/').slice(4).join('/').replace(/\.js$/, ''),
    };
  });
}

/**
 * First folder below src/: "packages/core/src/render/pageKey.ts" → "render". File name for a file directly in src/:
 * "packages/core/src/version.js" → "version.ts".
 */
function folderOf(file: string): string | undefined {
  const [, , src, folder, ...rest] = file.split('/');
  if (src !== 'src' || folder === undefined) return undefined;
  return rest.length > 0 ? folder : folder.replace(/\.js$/, '.ts');
}

function languageOf(file: string): 'dts' | 'js' | 'jsx' | 'ts' | 'tsx' {
  if (/\.d\.m?ts$/.test(file)) return 'dts';
  if (file.endsWith('.tsx')) return 'tsx';
  return /\.m?ts$/.test(file) ? 'ts' : 'jsx';
}

function isNode(value: unknown): value is {readonly [key: string]: unknown; type: string; start: number} {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
