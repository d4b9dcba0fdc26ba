import fs from 'node:fs';
import path from 'node:path';
import type {Writable} from 'node:stream';
import {pathToFileURL} from 'node:url';
import type {McpFlags} from '../../config/flags.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {errors} from '../../errors/catalog.js';
import {printError} from '../../errors/printError.js';
import {resolveFrom} from '../../modules/readPackage.js';
import {recoverOutput} from '../../publish/replaceOutput.js';
import {reserveStdout} from '../../terminal/reserveStdout.js';
import {coreVersion} from '../../version.js';

/** The package `@lectern/mcp`, as far as it is used here. It is not a dependency, since sites rarely need it. */
interface McpPackage {
  serveOverStdio(input: {
    readonly site: {readonly dir: string; readonly baseUrl: string};
    readonly output: Writable;
    readonly version: string;
    onError(error: unknown): void;
  }): Promise<void>;
}

const PACKAGE = '@lectern/mcp';

/**
 * Serves a built site to an assistant, until the input ends.
 *
 * @throws {SiteError} `MCP_NOT_INSTALLED`, `BUILD_NOT_FOUND`
 */
export async function runMcp(flags: McpFlags): Promise<void> {
  const siteDir = path.resolve(flags.siteDir);
  const output = reserveStdout();
  const {serveOverStdio} = await loadMcp(siteDir);
  const site = await findBuild(flags);
  const onError = (error: unknown) => printError(error, {siteDir});
  await serveOverStdio({site, output, version: coreVersion, onError});
}

/** Loads the package from the site or from the folder in which this package is installed. */
async function loadMcp(siteDir: string): Promise<McpPackage> {
  const file = resolveFrom(PACKAGE, [path.join(siteDir, 'index.js'), import.meta.url]);
  if (file === undefined) throw errors.mcpNotInstalled({siteDir, command: `npm install ${PACKAGE}`});
  return import(pathToFileURL(file).href);
}

async function findBuild({siteDir, config: configFile, dir: outDir, locale}: McpFlags) {
  const loaded = await resolveConfig({siteDir, configFile, outDir, locale, mode: 'production'});
  const {baseUrl, outDir: dir} = loaded.context;
  recoverOutput(loaded.outDir);
  if (!fs.existsSync(dir)) throw errors.mcpBuildNotFound(dir);
  return {dir, baseUrl};
}
