import fs from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'esbuild';
import {minify} from 'oxc-minify';
import postcss, {type AtRule} from 'postcss';

async function minifyScript(text: string): Promise<string> {
  const {code, errors} = await minify('script.mjs', text, {
    module: true,
    compress: {target: 'es2022'},
    codegen: {legalComments: 'none'},
  });
  if (errors[0]) throw new Error(`A script of the bundle cannot be minified: ${errors[0].message}`);
  return code;
}

/**
 * Minifies a script that may be a classic script instead of a module. Its top-level names are kept, since those of a
 * classic script are global. Text that does not parse is returned unchanged.
 */
async function minifyEmitted(text: string): Promise<string> {
  const {code, errors} = await minify('script.js', text, {
    module: false,
    mangle: {toplevel: false},
    codegen: {legalComments: 'inline'},
  });
  return errors.length === 0 ? code : text;
}

async function minifyStyle(text: string): Promise<string> {
  const target = ['chrome111', 'firefox113', 'safari16.4'];
  return shorten((await transform(text, {loader: 'css', minify: true, target})).code);
}

/**
 * Shortens a stylesheet that esbuild has minified: joins adjacent blocks of the same cascade layer (each component has
 * one such block), and removes the space before values of custom properties.
 */
export function shorten(css: string): string {
  const root = postcss.parse(css, {map: false});
  root.walkDecls(/^--/, (property) => {
    property.raws.between = ':';
  });
  let before: AtRule | undefined;
  root.each((node) => {
    const layer =
      node.type === 'atrule' && node.name === 'layer' && node.params && node.nodes ? node : undefined;
    if (layer && layer.params === before?.params) {
      before.append(layer.nodes);
      layer.remove();
    } else before = layer;
  });
  return root.toString();
}

type Minify = (text: string) => Promise<string>;

function kindOf(file: string): Minify | undefined {
  if (/\.m?js$/.test(file)) return minifyScript;
  return file.endsWith('.css') ? minifyStyle : undefined;
}

function emittedKind(file: string): Minify | undefined {
  return /(?<!\.min)\.m?js$/.test(file) ? minifyEmitted : undefined;
}

/** Files of a compilation to minify, and their folders. */
export interface MinifyTask {
  /** Source folder, absolute. */
  readonly from: string;
  /** Target folder, absolute. */
  readonly to: string;
  /** Paths relative to both folders. */
  readonly files: readonly string[];
  /** False to copy all files unchanged. */
  readonly minimize: boolean;
  /** Files that are only copied: they are in their final form. */
  readonly finished: readonly string[];
  /** Files that plugins emitted; their scripts may be classic scripts. */
  readonly emitted?: readonly string[];
}

/**
 * Copies the browser files of a compilation and minifies scripts and styles, except finished files. In scripts that
 * plugins emitted, top-level names are kept; styles that plugins emitted are only copied. File names do not change,
 * although their hashes are hashes of the unminified text.
 */
export async function minifyFiles(task: MinifyTask): Promise<void> {
  const {from, to, files, minimize, finished, emitted = []} = task;
  const ofPlugins = new Set(emitted);
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(to, file);
      await fs.mkdir(path.dirname(target), {recursive: true});
      const kind = ofPlugins.has(file) ? emittedKind(file) : kindOf(file);
      if (!minimize || !kind || finished.includes(file)) return fs.copyFile(path.join(from, file), target);
      await fs.writeFile(target, await kind(await fs.readFile(path.join(from, file), 'utf8')));
    }),
  );
}
