import fs from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import {isBelow} from '../paths.js';
import {awaitedLater} from '../shared/awaitedLater.js';
import type {BundleManifest} from './Bundle.js';
import type {BundleInput} from './BundleInput.js';
import {type FileStamps, type MadeFacts, saveBundleRecord, stampInputs} from './bundleCache.js';
import {bundleFacts} from './bundleKeys.js';
import type {Compiled} from './compileBundle.js';
import {CONTENT_REGISTRY} from './generatedModules.js';
import {minifyFiles} from './minifyFiles.js';
import type {CodePlan} from './planCode.js';

/** A bundle that a locale of this build uses. */
export interface UsedBundle {
  readonly facts: MadeFacts;
  /** Absolute path of the bundle's folder. */
  readonly dir: string;
  readonly manifest: BundleManifest;
  /**
   * Stamps (time, size and hash) of files in the generated folder that are part of the bundle. The next locale may
   * overwrite these files.
   */
  readonly generated: FileStamps;
  /** Resolves when the browser files are minified and the bundle is stored in the cache. */
  readonly ready: Promise<void>;
  /**
   * `codePlan` of the input from which the bundle was made. The rest of that input is not kept, since it contains the
   * plan and the content of all pages.
   */
  readonly codePlan: CodePlan;
}

export interface MakeBundleInput {
  readonly input: BundleInput;
  /** Absolute path of the bundle's folder. */
  readonly dir: string;
  readonly slot: string;
  /** Hash of the bundler's configuration and the options of the build, see `inputsKeyOf`. */
  readonly inputsKey: string;
  /** The bundler's configuration; `undefined` if it has not been created yet. */
  readonly config: Configuration | undefined;
}

/** Runs the bundler. The result is minified in the background, and then stored in the cache under the name `slot`. */
export async function makeBundle(given: MakeBundleInput): Promise<UsedBundle> {
  const {input, dir, slot, inputsKey, config} = given;
  const serverDir = path.join(dir, 'server');
  fs.mkdirSync(serverDir, {recursive: true});
  try {
    const {compileBundle, productionConfig} = await import('./compileBundle.js');
    const made = await compileBundle(input, config ?? productionConfig(input, serverDir));
    const compiled = withoutOwnModules(made, input);
    const {manifest} = compiled;
    const facts = {...(await bundleFacts(input, inputsKey)), imported: input.compiler.imported};
    const isGenerated = (file: string) => isBelow(input.site.context.generatedFilesDir, file);
    const generated = stampInputs({
      files: [...compiled.files].filter(isGenerated),
      missing: [...compiled.missing].filter(isGenerated),
    });
    const ready = awaitedLater(finish(compiled, {input, dir, slot, facts}));
    return {facts, dir, manifest, generated, ready, codePlan: input.codePlan};
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}

/**
 * Removes core's generated modules from the input files of a compilation: their text is already part of the bundle's
 * keys.
 */
function withoutOwnModules(compiled: Compiled, {site, codePlan}: BundleInput): Compiled {
  const {generatedFilesDir} = site.context;
  const names = [...codePlan.generated.keys(), CONTENT_REGISTRY];
  const own = new Set(names.map((name) => path.join(generatedFilesDir, name)));
  return {...compiled, files: [...compiled.files].filter((file) => !own.has(file))};
}

async function finish(
  compiled: Compiled,
  {input, dir, slot, facts}: Pick<MakeBundleInput, 'input' | 'dir' | 'slot'> & {facts: MadeFacts},
): Promise<void> {
  const {manifest, finished, emitted} = compiled;
  try {
    const [from, to] = [path.join(dir, 'server'), path.join(dir, 'browser')];
    const files = manifest.browserFiles;
    await minifyFiles({from, to, files, minimize: input.minify, finished, emitted});
    saveBundleRecord(path.dirname(dir), slot, {...compiled, facts, dir});
    await compiled.close();
  } catch (error) {
    fs.rmSync(dir, {recursive: true, force: true});
    throw error;
  }
}
