import fs from 'node:fs';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {build, transform} from 'esbuild';
import type {Configuration} from 'webpack';
import {distDir} from '../config/distDir.js';
import {resolveFrom} from '../modules/readPackage.js';
import {coreVersion} from '../version.js';
import {pinnedPackages} from './requestAliases.js';

export interface ReactFileInput {
  readonly siteDir: string;
  /** Output folder, absolute. */
  readonly dir: string;
  readonly minify: boolean;
  /** Bundles React's development build. */
  readonly development: boolean;
  /** Path of the file relative to the output folder (`reactFileName`). */
  readonly file: string;
}

const SCRIPTS = 'assets/js';

/**
 * Modules in the file: request in imports → name of the module's export in the file. Other modules of React's packages
 * are small and rarely imported; they are bundled with the other code, and import this file.
 */
const EXPORTS: {readonly [request: string]: string} = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react-dom': 'reactDom',
  'react-dom/client': 'reactDomClient',
};

/**
 * Path of the file, relative to the output folder. Its hash is computed from the code of React and not from the
 * finished file, so that the bundler can refer to the file before it is written.
 */
export function reactFileName({siteDir, ...settings}: Omit<ReactFileInput, 'dir' | 'file'>): string {
  const {'react-dom': dom, react} = pinnedPackages(siteDir);
  const scheduler = dom && resolveFrom('scheduler/package.json', [path.join(dom, 'package.json')]);
  const dirs = [react, dom, scheduler && path.dirname(scheduler)].filter((dir) => dir !== undefined);
  const hashes = dirs.flatMap((dir) => codeFiles(dir).map((file) => sha256(fs.readFileSync(file))));
  const {minify, development} = settings;
  const hash = sha256(JSON.stringify([coreVersion, minify, development, ...hashes])).slice(0, 8);
  return `${SCRIPTS}/react.${hash}.js`;
}

/** Folder with the code of React's packages. Other packages may have the name "react" (`npm:@preact/compat`). */
const CODE = 'cjs';

/** Files of one of React's packages that contain its code. */
function codeFiles(dir: string): string[] {
  const cjs = path.join(dir, CODE);
  const names = fs
    .readdirSync(cjs)
    .filter((name) => /^(?:react|react-dom|react-dom-client|react-jsx-runtime|scheduler)\./.test(name));
  return [path.join(dir, 'package.json'), ...names.sort().map((name) => path.join(cjs, name))];
}

/**
 * Bundles React with esbuild: a file with React, its renderer for browsers and its JSX runtime, beside the bundler's
 * files. webpack would take ten times as long for these 600 kB, and would not remove unused code from React.
 *
 * @returns absolute paths of the files from which it was made
 */
export async function writeReactFile(input: ReactFileInput): Promise<readonly string[]> {
  const {siteDir, dir, minify, development, file} = input;
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
  const target = path.join(dir, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
  const inputs = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>');
  return inputs.map((name) => path.resolve(siteDir, name));
}

/** Start and end of a CommonJS module in esbuild's output: a call with a function. */
const WRAPPED_MODULE = /^(var [\w$]+=[\w$]+\()((?:[\w$]+|\([\w$,]*\))=>\{.*\})(\);)$/s;

/**
 * Removes white space, and puts parentheses around the functions in which esbuild wraps CommonJS modules: `var
 * a=wrap(e=>{…});` becomes `var a=wrap((e=>{…}));`. Browsers then compile such a function with the file, in another
 * thread. Without parentheses, they only check its syntax there, and read the 200 kB again on the main thread when it
 * is called.
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
 * True if the bundler resolves React to the site's pinned copy and writes scripts into the default folder. Plugins may
 * change both settings.
 */
export function takesReactFile({resolve, output}: Configuration, siteDir: string): boolean {
  const pinned = pinnedPackages(siteDir);
  if (!isReact(pinned.react) || !isReact(pinned['react-dom'])) return false;
  const aliases = Object.entries(resolve?.alias ?? {}).filter(([name]) =>
    /^react(?:-dom)?(?:[/$]|$)/.test(name),
  );
  const isPinned = aliases.length === 2 && aliases.every(([name, dir]) => pinned[name] === dir);
  return isPinned && [output?.filename, output?.chunkFilename].every(isInScripts);
}

function isReact(dir: string | undefined): boolean {
  return dir !== undefined && fs.existsSync(path.join(dir, CODE));
}

function isInScripts(name: unknown): boolean {
  return typeof name === 'string' && path.posix.dirname(name) === SCRIPTS;
}

/**
 * Adds React's file to a configuration: modules of React become modules that read an export of the file, which is in
 * the same folder as the scripts.
 *
 * @param file - path of React's file, relative to the output folder
 */
export function withReactFile(config: Configuration, file: string): Configuration {
  const dir = path.join(distDir, 'client/libraries/reactFile');
  const aliases = Object.entries(EXPORTS).map(([request, name]) => [
    `${request}$`,
    path.join(dir, `${name}.cjs`),
  ]);
  const alias = {...Object.fromEntries(aliases), ...config.resolve?.alias};
  const external = {'@generated/react-file': `module ./${path.posix.basename(file)}`};
  return {
    ...config,
    resolve: {...config.resolve, alias},
    externals: [config.externals ?? [], external].flat(),
  };
}
