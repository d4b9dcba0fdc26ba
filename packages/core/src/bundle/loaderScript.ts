import fs from 'node:fs/promises';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {build} from 'esbuild';
import {distDir} from '../config/distDir.js';

export interface LoaderScriptInput {
  /** Output folder of the bundle, absolute. */
  readonly dir: string;
  readonly minify: boolean;
}

/**
 * Writes the script that loads the app of a relocatable site: SystemJS, and what starts it. A classic script.
 *
 * @returns path relative to the output folder
 */
export async function writeLoaderScript({dir, minify}: LoaderScriptInput): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(distDir, 'client/relocatable/loader.js')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify,
    write: false,
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const file = `assets/js/loader.${sha256(text).slice(0, 8)}.js`;
  await fs.mkdir(path.dirname(path.join(dir, file)), {recursive: true});
  await fs.writeFile(path.join(dir, file), text);
  return file;
}
