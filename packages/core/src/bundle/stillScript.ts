import fs from 'node:fs/promises';
import path from 'node:path';
import {sha256} from '@lectern/store';
import {type BuildFailure, build} from 'esbuild';
import {distDir} from '../config/distDir.js';
import {stillError} from './stillErrors.js';

/** The script of still pages (pages that start React only when it is needed). */
export interface StillScript {
  /** Path relative to the output folder. */
  readonly file: string;
  /** Absolute paths of the files from which it was made. */
  readonly inputs: readonly string[];
}

export interface StillScriptInput {
  readonly siteDir: string;
  /** Output folder of the bundle, absolute. */
  readonly dir: string;
  readonly minify: boolean;
  /** Absolute paths of the modules of plugins (`getStillModules`). */
  readonly modules: readonly string[];
  readonly isRelocatable: boolean;
}

/** Module that starts the script, and calls the functions of the plugins' modules. */
function entryModule(modules: readonly string[]): string {
  const names = modules.map((_, at) => `module${at}`);
  return [
    `import start from ${JSON.stringify(path.join(distDir, 'client/still/start.js'))};`,
    ...modules.map((file, at) => `import ${names[at]} from ${JSON.stringify(file)};`),
    `start([${names.join(', ')}]);`,
  ].join('\n');
}

/**
 * Writes the script of still pages: a classic script, since it must be one file that runs as soon as the HTML is parsed.
 *
 * @throws {SiteError} `BUNDLE_FAILED` for a mistake in a module of a plugin
 */
export async function writeStillScript({
  siteDir,
  dir,
  minify,
  modules,
  isRelocatable,
}: StillScriptInput): Promise<StillScript> {
  const {outputFiles, metafile} = await build({
    stdin: {contents: entryModule(modules), resolveDir: siteDir},
    absWorkingDir: siteDir,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: {isRelocatableScript: String(isRelocatable)},
    minify,
    metafile: true,
    write: false,
    tsconfigRaw: {},
    logLevel: 'silent',
  }).catch((error: BuildFailure) => Promise.reject(stillError(error, siteDir)));
  const text = outputFiles[0]?.text ?? '';
  const file = `assets/js/still.${sha256(text).slice(0, 8)}.js`;
  await fs.mkdir(path.dirname(path.join(dir, file)), {recursive: true});
  await fs.writeFile(path.join(dir, file), text);
  const inputs = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>');
  return {file, inputs: inputs.map((name) => path.resolve(siteDir, name))};
}
