import fs from 'node:fs';
import path from 'node:path';
import type {Writable} from 'node:stream';
import {pathToFileURL} from 'node:url';
import type {McpFlags} from '../../config/flags.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {errors} from '../../errors/catalog.js';
import {printError} from '../../errors/printError.js';
import {choosePort} from '../../http/choosePort.js';
import {resolveFrom} from '../../modules/readPackage.js';
import {recoverOutput} from '../../publish/replaceOutput.js';
import {log} from '../../terminal/log.js';
import {onExit} from '../../terminal/onExit.js';
import {reserveStdout} from '../../terminal/reserveStdout.js';
import {coreVersion} from '../../version.js';

interface McpInput {
  readonly site: {readonly dir: string; readonly baseUrl: string} | {readonly url: string};
  readonly version: string;
  onError(error: unknown): void;
}

interface StdioInput extends McpInput {
  readonly output: Writable;
  onWarning(message: string): void;
}

interface HttpInput extends McpInput {
  readonly host: string;
  readonly port: number;
  readonly allowedHosts: readonly string[];
}

/** The package `@lectern/mcp`, as far as it is used here. It is not a dependency, since few sites need it. */
interface McpPackage {
  serveOverStdio(input: StdioInput): Promise<void>;
  serveOverHttp(input: HttpInput): Promise<{readonly url: string; close(): Promise<void>}>;
}

const PACKAGE = '@lectern/mcp';
const HOST = '127.0.0.1';
/** Default port; another one than that of `site start`, which may run at the same time. */
const PORT = 3100;

/**
 * Serves a site to assistants: over standard input and output until the input ends, or over HTTP.
 *
 * @throws {SiteError} `MCP_NOT_INSTALLED`, `BUILD_NOT_FOUND`, `PORT_BUSY`
 */
export async function runMcp(flags: McpFlags): Promise<void> {
  // Before the config is loaded: its code may print something.
  const output = flags.http ? undefined : reserveStdout();
  const siteDir = path.resolve(flags.siteDir);
  const {serveOverStdio, serveOverHttp} = await loadMcp(siteDir);
  const site = flags.url === undefined ? await findBuild(flags) : {url: flags.url};
  const onError = (error: unknown) => printError(error, {siteDir});
  const input = {site, version: coreVersion, onError};
  if (output) return serveOverStdio({...input, output, onWarning: log.warn});
  const {host = HOST, allowedHost: allowedHosts = []} = flags;
  const port = await choosePort({host, port: flags.port ?? PORT});
  const server = await serveOverHttp({...input, host, port, allowedHosts});
  onExit(server.close);
  log.success(`Assistants can use ${'dir' in site ? 'the build' : site.url} at ${server.url}`);
}

/** Loads the package from the site, or else from the folder in which this package is installed. */
async function loadMcp(siteDir: string): Promise<McpPackage> {
  const file = resolveFrom(PACKAGE, [path.join(siteDir, 'index.js'), import.meta.url]);
  if (file === undefined) {
    const {installCommand} = await import('../../migrate/installCommand.js');
    throw errors.mcpNotInstalled({siteDir, command: await installCommand(siteDir, [PACKAGE])});
  }
  return import(pathToFileURL(file).href);
}

/** Finds the built files of a language. */
async function findBuild({siteDir, config: configFile, dir: outDir, locale}: McpFlags) {
  const loaded = await resolveConfig({siteDir, configFile, outDir, locale, mode: 'production'});
  const {baseUrl, outDir: dir} = loaded.context;
  recoverOutput(loaded.outDir);
  if (!fs.existsSync(dir)) throw errors.mcpBuildNotFound(dir);
  return {dir, baseUrl};
}
