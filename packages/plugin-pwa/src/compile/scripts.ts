import type {PostBuildProps} from '@lectern/core';
import {type FileRecords, FileValues, openPluginCache} from '@lectern/core/content-helpers';
import {transform} from 'esbuild';
import type {WorkerOptions} from '../options.js';
import type {OutputFile} from './listFiles.js';
import {precacheList, revisionOf} from './precacheList.js';

/** Folder with the compiled code of the plugin. */
const CODE = new URL('..', import.meta.url);

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

async function workerScript(props: PostBuildProps, {custom, debug}: WorkerOptions): Promise<string> {
  const {compileWorker} = await import('./compileWorker.js');
  const {siteDir, currentBundler: bundler} = props;
  return finishScript(await compileWorker({bundler, siteDir, custom, debug}), debug);
}

/**
 * Makes the script of the worker and the script with the list of files. If the worker's code has not changed, reads it
 * from the cache, and does not load the bundler.
 *
 * @param files - the files to store
 */
export async function makeScripts(
  props: PostBuildProps,
  options: WorkerOptions,
  files: readonly OutputFile[],
): Promise<WorkerScripts> {
  const {injectManifestConfig: config} = options;
  const hashes = new FileValues(
    props.outDir,
    openPluginCache<FileRecords<string>>(props, 'pwa-hashes', CODE),
  );
  const hashOf = (file: string) => hashes.valueOf(file, revisionOf);
  const list = await precacheList({files, hashOf, config});
  hashes.save();
  // A script of its own, so that visitors without offline mode do not load the list.
  return {
    worker: await cachedWorker(props, options),
    files: `self.precachedFiles=${JSON.stringify(list)};\n`,
  };
}

async function cachedWorker(props: PostBuildProps, options: WorkerOptions): Promise<string> {
  const {custom, debug} = options;
  // With `swCustom` the worker is not cached: the key does not cover the modules that the module of `swCustom` imports.
  if (custom !== undefined) return workerScript(props, options);
  const cache = openPluginCache<{readonly [key: string]: string}>(props, 'pwa-scripts', CODE);
  const key = `worker ${debug}`;
  const stored = cache.readAll()[key];
  if (stored !== undefined) return stored;
  const worker = await workerScript(props, options);
  cache.write({[key]: worker});
  return worker;
}
