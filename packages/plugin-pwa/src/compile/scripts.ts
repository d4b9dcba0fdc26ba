import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {openPluginCache} from '@lectern/core/content-helpers';
import {transform} from 'esbuild';
import type {WorkerOptions} from '../options.js';

/** Text of the worker's script, and of the script with the list of files that the worker stores. */
export interface WorkerScripts {
  readonly worker: string;
  readonly files: string;
}

/** Cached scripts, each with a hash of its inputs as key. */
interface StoredScripts {
  readonly worker?: {readonly key: string; readonly text: string};
  readonly files?: {readonly key: string; readonly text: string};
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

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/**
 * Computes the cache key of the list script.
 *
 * @returns `undefined`, so no caching, if the options of Workbox contain functions
 */
function listKey(
  files: readonly string[],
  {outDir, injectManifestConfig, debug}: ScriptsInput,
): string | undefined {
  if (!isPlain(injectManifestConfig)) return undefined;
  const hash = createHash('sha256').update(JSON.stringify([injectManifestConfig, debug]));
  for (const file of files) {
    const content = createHash('sha256')
      .update(fs.readFileSync(path.join(outDir, file)))
      .digest('hex');
    hash.update(`${file}\0${content}\n`);
  }
  return hash.digest('hex');
}

export interface ScriptsInput extends WorkerOptions {
  readonly outDir: string;
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
 * Makes both scripts, or reads them from the cache if their inputs are the same: then webpack and Workbox are not even
 * loaded.
 *
 * @param files - paths of the files to store, relative to the output folder
 */
export async function makeScripts(
  props: PostBuildProps,
  options: WorkerOptions,
  files: readonly string[],
): Promise<WorkerScripts> {
  const cache = openPluginCache<StoredScripts>(props, 'pwa-scripts', new URL('..', import.meta.url));
  const stored = cache.readAll();
  // With `swCustom` the worker is not cached: the key does not cover the modules that it imports.
  const workerKey = options.custom === undefined ? String(options.debug) : undefined;
  const filesKey = listKey(files, {...options, outDir: props.outDir});
  const knownWorker = stored.worker?.key === workerKey ? stored.worker?.text : undefined;
  const knownFiles = stored.files?.key === filesKey ? stored.files?.text : undefined;
  const worker = knownWorker ?? (await workerScript(props, options));
  const list = knownFiles ?? (await listScript(props, options, files));
  if (knownWorker === undefined || knownFiles === undefined) {
    cache.write({
      ...(workerKey !== undefined && {worker: {key: workerKey, text: worker}}),
      ...(filesKey !== undefined && {files: {key: filesKey, text: list}}),
    });
  }
  return {worker, files: list};
}
