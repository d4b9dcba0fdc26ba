import fs from 'node:fs/promises';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {build} from 'esbuild';
import type {Configuration, ExternalItemFunctionData} from 'webpack';
import {pinnedPackages} from './requestAliases.js';

/** React, its renderer for browsers and its JSX runtime: one finished file beside those that webpack writes. */
export interface ReactFile {
  /** Relative to the output folder. */
  readonly file: string;
  /** Absolute; the files that it was made from. */
  readonly inputs: readonly string[];
}

export interface ReactFileInput {
  readonly siteDir: string;
  /** The output folder. */
  readonly dir: string;
  readonly minify: boolean;
  /** React's development build. */
  readonly development: boolean;
}

const SCRIPTS = 'assets/js';

/** Request → the export of the file. All other modules of these packages are rare, small, and import one of them. */
const EXPORTS: {readonly [request: string]: string} = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react-dom': 'reactDom',
  'react-dom/client': 'reactDomClient',
};

/** webpack would need ten times as long: React is 600 kB of code in which there is nothing to leave out. */
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
    minify,
    legalComments: 'none',
    metafile: true,
    write: false,
    // React needs none of the settings of the site, whose tsconfig.json may be broken.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const file = `${SCRIPTS}/react.${sha256(text).slice(0, 8)}.js`;
  const target = path.join(dir, file);
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(target, text);
  const inputs = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>');
  return {file, inputs: inputs.map((name) => path.resolve(siteDir, name))};
}

/** Node renders without the renderer for browsers, and is spared its 170 kB. */
function exportedValue(request: string): string {
  const module = `require('${request}')`;
  return request === 'react-dom/client' ? `typeof document === 'undefined' ? {} : ${module}` : module;
}

/** Checks that webpack uses the React that is pinned for the site, and writes scripts where the file is. */
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

/** Lets webpack leave React to the file: its output is in the same folder. */
export function reactExternals(written: Promise<ReactFile>) {
  return async ({request}: ExternalItemFunctionData): Promise<string[] | undefined> => {
    const name = request === undefined ? undefined : EXPORTS[request];
    if (name === undefined) return undefined;
    const {file} = await written;
    return [`module ./${path.posix.basename(file)}`, name];
  };
}
