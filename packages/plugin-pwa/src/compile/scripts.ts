import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {isJsonSerializable, openPluginCache} from '@lectern/core/content-helpers';
import {transform} from 'esbuild';
import type {WorkerOptions} from '../options.js';

/** Text of the worker's script, and of the script with the list of files that the worker stores. */
export interface WorkerScripts {
  readonly worker: string;
  readonly files: string;
}

/** Compiles and minifies a script. The output is a classic script, since fewer browsers support module workers. */
async function finishScript(text: string, debug: boolean): Promise<string> {
  const {code} = await transform(text, {
    minify: !debug,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return code;
}

/**
 * Computes the cache key of the list script.
 *
 * @returns `undefined` (nothing is cached) if the options of Workbox contain values that JSON does not preserve, such
 * as functions
 */
function listKey(
  files: readonly string[],
  {injectManifestConfig, debug}: WorkerOptions,
  outDir: string,
): string | undefined {
  if (!isJsonSerializable(injectManifestConfig)) return undefined;
  const hash = createHash('sha256').update(JSON.stringify([injectManifestConfig, debug]));
  for (const file of files) {
    const content = createHash('sha256')
      .update(fs.readFileSync(path.join(outDir, file)))
      .digest('hex');
    hash.update(`${file}\0${content}\n`);
  }
  return hash.digest('hex');
}

async function workerScript(props: PostBuildProps, {custom, debug}: WorkerOptions): Promise<string> {
  const {compileWorker} = await import('./compileWorker.js');
  const {siteDir, currentBundler: bundler} = props;
  return finishScript(await compileWorker({bundler, siteDir, custom, debug}), debug);
}

async function listScript(
  props: PostBuildProps,
  {injectManifestConfig: config, debug}: WorkerOptions,
  files: readonly string[],
): Promise<string> {
  const {makeListScript} = await import('./listScript.js');
  const {outDir, currentBundler: bundler} = props;
  return finishScript(await makeListScript({bundler, outDir, files, config}), debug);
}

/**
 * Makes the script of the worker and the script with the list of files. If their inputs have not changed, reads the
 * scripts from the cache, and does not load webpack and Workbox.
 *
 * @param files - paths of the files to store, relative to the output folder
 */
export async function makeScripts(
  props: PostBuildProps,
  options: WorkerOptions,
  files: readonly string[],
): Promise<WorkerScripts> {
  const {custom, debug} = options;
  const code = new URL('..', import.meta.url);
  const cache = openPluginCache<{readonly [key: string]: string}>(props, 'pwa-scripts', code);
  const stored = cache.readAll();
  const made: {[key: string]: string} = {};
  const cached = async (key: string | undefined, make: () => Promise<string>): Promise<string> => {
    if (key === undefined) return make();
    made[key] = stored[key] ?? (await make());
    return made[key];
  };
  // With `swCustom` the worker is not cached: the key does not cover the modules that the module of `swCustom` imports.
  const workerKey = custom === undefined ? `worker ${debug}` : undefined;
  const worker = await cached(workerKey, () => workerScript(props, options));
  const list = await cached(listKey(files, options, props.outDir), () => listScript(props, options, files));
  if (Object.keys(made).some((key) => stored[key] === undefined)) cache.write(made);
  return {worker, files: list};
}
