import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import type {SourceLocation} from '../errors/SiteError.js';
import {onceFor} from '../shared/onceFor.js';
import type {BundleInput} from './BundleInput.js';
import {productionConfig, runBundler, startReactFile, withGeneratedModules} from './compileBundle.js';
import {compilerOf} from './patchedConfig.js';
import {locationInSource, namesFolder} from './sourceStacks.js';

/**
 * Removes the hash from a file name: "…/pages-wide.1a2b3c4d.js" → "…/pages-wide.js". Compiling with source maps changes
 * the hash.
 */
function nameWithoutHash(file: string): string {
  return file.replace(/\.[\da-f]{8}(\.m?js)$/, '$1');
}

/** Compiles the same code into another folder, with source maps and with file names without hashes. */
async function compileWithMaps(input: BundleInput, dir: string): Promise<void> {
  const made = withGeneratedModules(productionConfig(input, dir), input);
  const {config} = startReactFile(input, made);
  const names = {filename: 'assets/js/[name].js', chunkFilename: 'assets/js/[name].js'};
  const {close} = await runBundler(compilerOf(input.site), {
    ...config,
    devtool: 'cheap-module-source-map',
    output: {...config.output, ...names},
  });
  await close();
}

/**
 * Finds file and line in the site's own code where errors were thrown.
 *
 * @param serverDir - folder of the server modules that the stacks refer to
 * @param stacks - stacks without a file of `serverDir` are ignored
 * @returns one result for each of `stacks`; `undefined` for an error that the site's own code did not throw
 */
export async function locateSources(
  input: BundleInput,
  serverDir: string,
  stacks: readonly (string | undefined)[],
): Promise<readonly (SourceLocation | undefined)[]> {
  const {siteDir, cacheDir} = input.site.context;
  if (!stacks.some((stack) => namesFolder(stack, serverDir))) return stacks.map(() => undefined);
  const mapsDir = `${path.dirname(serverDir)}-maps`;
  const readMap = onceFor((file: string) =>
    readIfPresent(`${path.join(mapsDir, path.relative(serverDir, nameWithoutHash(file)))}.map`),
  );
  try {
    await compileWithMaps(input, mapsDir);
    return stacks.map((stack) => locationInSource({stack, outputDir: serverDir, siteDir, cacheDir, readMap}));
  } finally {
    fs.rmSync(mapsDir, {recursive: true, force: true});
  }
}
