import fs from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import type {BundleManifest} from './Bundle.js';
import type {BundleInput} from './BundleInput.js';
import {
  type BundleFacts,
  type FileStamps,
  type MadeFacts,
  saveBundleRecord,
  stampInputs,
} from './bundleCache.js';
import {registryKey} from './bundleKeys.js';
import type {Compiled} from './compileBundle.js';
import {CONTENT_REGISTRY} from './generatedModules.js';
import {minifyInProcess} from './minifyInProcess.js';
import type {CodePlan} from './planCode.js';

/** A bundle that a locale of this build uses. */
export interface UsedBundle {
  readonly facts: MadeFacts;
  /** Absolute. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  /** Files below the generated folder that are in it: the next locale may have written others. */
  readonly generated: FileStamps;
  readonly ready: Promise<void>;
  /**
   * Of the locale that it was made for. The rest of that locale's input is not kept: it holds the plan and the content of all pages
   * in memory.
   */
  readonly code: CodePlan;
}

/** Makes a function that checks for files in a folder. */
export function isBelow(folder: string): (file: string) => boolean {
  const start = folder + path.sep;
  return (file) => file.startsWith(start);
}

export interface MakeBundleInput {
  readonly input: BundleInput;
  /** Of the bundle, absolute. */
  readonly dir: string;
  readonly slot: string;
  /** As `codeKey` returns it. */
  readonly code: string;
  /** `undefined` if it has not been made yet. */
  readonly config: Configuration | undefined;
}

/** Identity of a bundle. Resolves once the imports of content are found. */
export async function bundleFacts(input: BundleInput, code: string): Promise<BundleFacts> {
  const content = await input.code.content;
  return {code, requests: content.requests, registry: registryKey(input, content)};
}

/** Runs webpack, and keeps what it makes in a slot of the cache once it is minified. */
export async function makeBundle({input, dir, slot, code, config}: MakeBundleInput): Promise<UsedBundle> {
  const serverDir = path.join(dir, 'server');
  fs.mkdirSync(serverDir, {recursive: true});
  try {
    const {compileBundle, productionConfig} = await import('./compileBundle.js');
    const compiled = withoutOwnModules(
      await compileBundle(input, config ?? productionConfig(input, serverDir)),
      input,
    );
    const {manifest} = compiled;
    const facts = {...(await bundleFacts(input, code)), imported: input.compiler.imported};
    const isGenerated = isBelow(input.site.context.generatedFilesDir);
    const generated = stampInputs({
      files: [...compiled.files].filter(isGenerated),
      missing: [...compiled.missing].filter(isGenerated),
    });
    const ready = finish(compiled, {input, dir, slot, facts});
    // A failure is reported where the bundle is awaited; this prevents an unhandledRejection until then.
    ready.catch(() => {});
    return {facts, dir, manifest, generated, ready, code: input.code};
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}

/** The generated modules of core are not counted as files: their text is part of the bundle's keys. */
function withoutOwnModules(compiled: Compiled, {site, code}: BundleInput): Compiled {
  const {generatedFilesDir} = site.context;
  const names = [...code.generated.keys(), CONTENT_REGISTRY];
  const own = new Set(names.map((name) => path.join(generatedFilesDir, name)));
  return {...compiled, files: [...compiled.files].filter((file) => !own.has(file))};
}

async function finish(
  compiled: Compiled,
  {input, dir, slot, facts}: {input: BundleInput; dir: string; slot: string; facts: MadeFacts},
): Promise<void> {
  const {manifest, finished, emitted} = compiled;
  try {
    const [from, to] = [path.join(dir, 'server'), path.join(dir, 'browser')];
    const files = manifest.browserFiles;
    await minifyInProcess({from, to, files, minimize: input.minify, finished, emitted});
    saveBundleRecord(path.dirname(dir), slot, {...compiled, facts, dir});
    await compiled.close();
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}
