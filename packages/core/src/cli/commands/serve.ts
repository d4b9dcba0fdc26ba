import fs from 'node:fs';
import path from 'node:path';
import type {ServeFlags} from '../../config/flags.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {errors} from '../../errors/catalog.js';
import {choosePort} from '../../http/choosePort.js';
import {recoverOutput} from '../../publish/replaceOutput.js';
import {type StaticServer, startStaticServer} from '../../serve/startStaticServer.js';
import {log} from '../../terminal/log.js';
import {onExit} from '../../terminal/onExit.js';
import {openBrowser} from '../../terminal/openBrowser.js';

export async function runServe(flags: ServeFlags): Promise<StaticServer> {
  if (flags.build) {
    const {runBuild} = await import('./build.js');
    const {siteDir, config, dir: outDir} = flags;
    await runBuild({siteDir, config, outDir, dev: false, bundleAnalyzer: false, minify: true});
  }
  const {siteDir, config: configFile, host} = flags;
  const loaded = await resolveConfig({siteDir, configFile, outDir: flags.dir, mode: 'production'});
  const {baseUrl, outDir} = loaded;
  recoverOutput(outDir);
  if (!fs.existsSync(outDir)) throw errors.buildNotFound(outDir);
  const port = await choosePort(flags);
  const {trailingSlash} = loaded.config;
  const server = await startStaticServer({dir: outDir, baseUrl, trailingSlash, host, port});
  onExit(server.close);
  log.success(`${path.relative(process.cwd(), outDir) || '.'} is at ${server.url}`);
  if (flags.open && !process.env.CI) await openBrowser(server.url);
  return server;
}
