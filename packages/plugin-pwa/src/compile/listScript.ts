import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {CurrentBundler} from '@lectern/core';
import {encodePath} from '@lectern/core/shared/encodePath';
import type {Compiler} from 'webpack';
import {InjectManifest} from 'workbox-webpack-plugin';
import {isHashedFile} from '../worker/requests.js';
import {runCompiler} from './runCompiler.js';

/** Options of Workbox that decide what is stored, and two of its globs over the output folder. */
export type InjectManifestConfig = Partial<ConstructorParameters<typeof InjectManifest>[0]> & {
  /** Files to store, relative to the output folder. */
  readonly globPatterns?: readonly string[];
  readonly globIgnores?: readonly string[];
};

export interface ListScriptInput {
  readonly bundler: CurrentBundler;
  readonly outDir: string;
  /** Files to store, relative to the output folder. */
  readonly files: readonly string[];
  readonly config: InjectManifestConfig;
}

const SOURCE = fileURLToPath(new URL('../worker/files.js', import.meta.url));
const SCRIPT = 'sw-files.js';

/** Hexadecimal digits of a hash by which states of a file are distinguished. */
const REVISION_LENGTH = 12;

/** Where a file of the output is requested, relative to the base URL. */
export function addressOf(file: string): string {
  return encodePath(file.replaceAll('%', '%25')).replace(/(^|\/)index\.html$/, '$1') || './';
}

interface Entry {
  readonly url: string;
  readonly revision?: string | null;
  readonly size: number;
}

/** After all transforms of the site, which see paths of files. */
function finishEntries(entries: readonly Entry[]) {
  const manifest = entries.map(({url, revision, ...entry}) => ({
    ...entry,
    url: addressOf(url),
    revision: revision?.slice(0, REVISION_LENGTH) ?? null,
  }));
  return {manifest, warnings: []};
}

/** Shows the files of the site to Workbox as if this compile had made them, and keeps webpack from writing anything. */
class SiteFilesPlugin {
  readonly #input: ListScriptInput;
  /** The finished script. */
  script: string | undefined;

  constructor(input: ListScriptInput) {
    this.#input = input;
  }

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SiteFilesPlugin', (compilation) => {
      const {outDir, files} = this.#input;
      const add = {name: 'SiteFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL};
      compilation.hooks.processAssets.tap(add, () => {
        for (const file of files) {
          const source = new sources.RawSource(fs.readFileSync(path.join(outDir, file)));
          compilation.emitAsset(file, source, {immutable: isHashedFile(file)});
        }
      });
      const collect = {name: 'SiteFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT};
      compilation.hooks.processAssets.tap(collect, (assets) => {
        this.script = assets[SCRIPT]?.source().toString();
        for (const name of Object.keys(assets)) compilation.deleteAsset(name);
      });
    });
  }
}

function injectManifest({config}: ListScriptInput): InjectManifest {
  const {globPatterns: _patterns, globIgnores: _ignores, ...given} = config;
  return new InjectManifest({
    // Files that are too large have been left out by now, with a report.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    ...given,
    manifestTransforms: [...(given.manifestTransforms ?? []), finishEntries],
    swSrc: SOURCE,
    swDest: SCRIPT,
    compileSrc: false,
  });
}

/**
 * Makes the script with the list of files.
 *
 * @throws {SiteError} `PWA_WORKER` if options of Workbox are wrong
 */
export async function makeListScript(input: ListScriptInput): Promise<string> {
  const siteFiles = new SiteFilesPlugin(input);
  await runCompiler(
    {
      mode: 'production',
      context: input.outDir,
      entry: {},
      output: {path: input.outDir, publicPath: ''},
      devtool: false,
      cache: false,
      performance: false,
      optimization: {minimize: false},
      infrastructureLogging: {level: 'error'},
      plugins: [siteFiles, injectManifest(input)],
    },
    input.bundler,
  );
  return siteFiles.script ?? '';
}
