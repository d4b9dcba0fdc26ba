import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {CurrentBundler} from '@lectern/core';
import {encodePath} from '@lectern/core/shared/encodePath';
import type {Compiler} from 'webpack';
import {InjectManifest} from 'workbox-webpack-plugin';
import {isHashedFile} from '../worker/requests.js';
import {compileScript} from './compileScript.js';

/**
 * Options of Workbox (`InjectManifest`) that select the files to store. Two options with globs are added: other tools
 * of Workbox have these options, but its webpack plugin does not.
 */
export type InjectManifestConfig = Partial<ConstructorParameters<typeof InjectManifest>[0]> & {
  /** Globs of files to store, relative to the output folder. */
  readonly globPatterns?: readonly string[];
  readonly globIgnores?: readonly string[];
};

export interface ListScriptInput {
  readonly bundler: CurrentBundler;
  readonly outDir: string;
  /** Paths of the files to store, relative to the output folder. */
  readonly files: readonly string[];
  readonly config: InjectManifestConfig;
}

const SOURCE = fileURLToPath(new URL('../worker/files.js', import.meta.url));
const SCRIPT = 'sw-files.js';

/** Number of hexadecimal digits of a revision, which is a hash of a file. */
const REVISION_LENGTH = 12;

/** Returns the URL of an output file, relative to the base URL: "docs/index.html" → "docs/", "index.html" → "./". */
export function addressOf(file: string): string {
  return encodePath(file.replaceAll('%', '%25')).replace(/(^|\/)index\.html$/, '$1') || './';
}

interface Entry {
  readonly url: string;
  readonly revision?: string | null;
  readonly size: number;
}

/** Replaces file paths by URLs. Runs after the site's own `manifestTransforms`, which get file paths. */
function finishEntries(entries: readonly Entry[]) {
  const manifest = entries.map(({url, revision, ...entry}) => ({
    ...entry,
    url: addressOf(url),
    revision: revision?.slice(0, REVISION_LENGTH) ?? null,
  }));
  return {manifest, warnings: []};
}

/** Makes a webpack plugin that adds the files of the output as assets, so that Workbox lists them. */
function siteFilesPlugin({outDir, files}: ListScriptInput) {
  return (compiler: Compiler): void => {
    const {Compilation, sources} = compiler.webpack;
    const add = {name: 'SiteFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL};
    compiler.hooks.thisCompilation.tap('SiteFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(add, () => {
        for (const file of files) {
          const source = new sources.RawSource(fs.readFileSync(path.join(outDir, file)));
          compilation.emitAsset(file, source, {immutable: isHashedFile(file)});
        }
      });
    });
  };
}

function injectManifest({config}: ListScriptInput): InjectManifest {
  const {globPatterns: _patterns, globIgnores: _ignores, ...given} = config;
  return new InjectManifest({
    // No limit, since `chooseFiles` has already left out files that are too large.
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
    ...given,
    manifestTransforms: [...(given.manifestTransforms ?? []), finishEntries],
    swSrc: SOURCE,
    swDest: SCRIPT,
    compileSrc: false,
  });
}

/**
 * Compiles the script with the list of files that the service worker stores (the precache manifest).
 *
 * @throws {SiteError} `PWA_WORKER` if options of Workbox are wrong
 */
export function makeListScript(input: ListScriptInput): Promise<string> {
  const {outDir, bundler} = input;
  const output = {path: outDir, publicPath: ''};
  const plugins = [siteFilesPlugin(input), injectManifest(input)];
  return compileScript(SCRIPT, {mode: 'production', context: outDir, entry: {}, output, plugins}, bundler);
}
