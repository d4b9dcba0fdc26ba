import fs from 'node:fs/promises';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {build, transform} from 'esbuild';
import type {Configuration, ExternalItemFunctionData} from 'webpack';
import {pinnedPackages, type RequestAlias} from './requestAliases.js';

/**
 * A file with React, its renderer for browsers and its JSX runtime. It is made by esbuild and placed beside webpack's
 * files.
 */
export interface ReactFile {
  /** Path relative to the output folder. */
  readonly file: string;
  /** Absolute paths of the files from which it was made. */
  readonly inputs: readonly string[];
}

export interface ReactFileInput {
  readonly siteDir: string;
  /** Output folder, absolute. */
  readonly dir: string;
  readonly minify: boolean;
  /** Bundles React's development build. */
  readonly development: boolean;
}

const SCRIPTS = 'assets/js';

/**
 * Modules in the file: request in imports → name of the module's export in the file. Other modules of React's packages
 * are small and rarely imported; webpack bundles them, and they import this file.
 */
const EXPORTS: {readonly [request: string]: string} = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react-dom': 'reactDom',
  'react-dom/client': 'reactDomClient',
};

/**
 * Bundles React with esbuild. webpack would take ten times as long for these 600 kB, and would not remove unused code
 * from React.
 */
export async function writeReactFile(input: ReactFileInput): Promise<ReactFile> {
  const {siteDir, dir, minify, development} = input;
  const values = Object.entries(EXPORTS).map(([request, name]) => `${name} = ${exportedValue(request)}`);
  const {outputFiles, metafile} = await build({
    stdin: {contents: `export const ${values.join(', ')};`, resolveDir: siteDir},
    absWorkingDir: siteDir,
    alias: pinnedPackages(siteDir),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    define: {'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production')},
    minifyIdentifiers: minify,
    minifySyntax: minify,
    // Their text may have lines that look like statements of the top level.
    supported: {'template-literal': false},
    legalComments: 'none',
    metafile: true,
    write: false,
    // Ignores the tsconfig.json of the site: React does not need it, and it may be invalid.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const bundled = outputFiles[0]?.text ?? '';
  const text = minify ? await compileAtOnce(bundled) : bundled;
  const file = `${SCRIPTS}/react.${sha256(text).slice(0, 8)}.js`;
  const target = path.join(dir, file);
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(target, text);
  const inputs = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>');
  return {file, inputs: inputs.map((name) => path.resolve(siteDir, name))};
}

/** Start and end of a CommonJS module in esbuild's output: a call with a function. */
const WRAPPED_MODULE = /^(var [\w$]+=[\w$]+\()((?:[\w$]+|\([\w$,]*\))=>\{.*\})(\);)$/s;

/**
 * Removes white space, and puts parentheses around the functions in which esbuild wraps CommonJS modules: `var
 * a=wrap(e=>{…});` becomes `var a=wrap((e=>{…}));`. Browsers then compile such a function with the file, in another
 * thread. Without parentheses, they only check its syntax there, and read the 200 kB again on the main thread when it is
 * called.
 *
 * @param text - output of esbuild in which no line but a statement of the top level begins with `var`
 */
export async function compileAtOnce(text: string): Promise<string> {
  const statements = text.split(/\n(?=var )/);
  const minified = await Promise.all(
    statements.map((statement) => transform(statement, {minifyWhitespace: true, legalComments: 'none'})),
  );
  return minified.map(({code}) => code.trimEnd().replace(WRAPPED_MODULE, '$1($2)$3')).join('\n');
}

/**
 * Expression for an export of the file. In Node, `react-dom/client` is empty: its 170 kB are needed only in browsers.
 */
function exportedValue(request: string): string {
  const module = `require('${request}')`;
  return request === 'react-dom/client' ? `typeof document === 'undefined' ? {} : ${module}` : module;
}

/**
 * True if webpack resolves React to the site's pinned copy and writes scripts into the default folder. Plugins may
 * change both settings.
 */
export function takesReactFile({resolve, output}: Configuration, siteDir: string): boolean {
  const pinned = pinnedPackages(siteDir);
  if (!pinned.react || !pinned['react-dom']) return false;
  const aliases = Object.entries(resolve?.alias ?? {}).filter(([name]) =>
    /^react(?:-dom)?(?:[/$]|$)/.test(name),
  );
  const isPinned = aliases.length === 2 && aliases.every(([name, dir]) => pinned[name] === dir);
  return isPinned && [output?.filename, output?.chunkFilename].every(isInScripts);
}

function isInScripts(name: unknown): boolean {
  return typeof name === 'string' && path.posix.dirname(name) === SCRIPTS;
}

/**
 * webpack's `externals` for React: imports of React become imports of the file, which is in the same folder as the
 * scripts.
 *
 * @param aliasOf - imports that it maps to another module are left to webpack
 */
export function reactExternals(written: Promise<ReactFile>, aliasOf: RequestAlias) {
  return async ({request, contextInfo}: ExternalItemFunctionData): Promise<string[] | undefined> => {
    const name = request === undefined ? undefined : EXPORTS[request];
    if (name === undefined || aliasOf(request ?? '', contextInfo?.issuer ?? '') !== undefined)
      return undefined;
    const {file} = await written;
    return [`module ./${path.posix.basename(file)}`, name];
  };
}
