import fs from 'node:fs/promises';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {build} from 'esbuild';
import {distDir} from '../config/distDir.js';

/**
 * Writes the script of still pages (pages that start React only when it is needed): a classic script, since it must be
 * one file that runs as soon as the HTML is parsed.
 *
 * @param dir - output folder of the bundle, absolute
 * @returns path of the script relative to the output folder
 */
export async function writeStillScript(dir: string, {minify}: {readonly minify: boolean}): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(distDir, 'client/still/stillEntry.js')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify,
    write: false,
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const file = `assets/js/still.${sha256(text).slice(0, 8)}.js`;
  await fs.mkdir(path.dirname(path.join(dir, file)), {recursive: true});
  await fs.writeFile(path.join(dir, file), text);
  return file;
}
