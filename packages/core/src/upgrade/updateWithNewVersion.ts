import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {installedPackage} from '../migrate/installedPackage.js';
import {log} from '../terminal/log.js';
import {CORE} from './readRegistry.js';

/**
 * Runs `site swizzle --update` of the version that was just installed, in a process of its own: this process has the code
 * of the old one.
 *
 * @throws {SiteError} `UPGRADE_NOT_MERGED` if the command fails, such as for conflicts, which it prints
 */
export async function updateWithNewVersion({
  siteDir,
  configFile,
}: {
  readonly siteDir: string;
  readonly configFile: string;
}): Promise<void> {
  const core = installedPackage(CORE, siteDir);
  if (core === undefined) {
    // Yarn's Plug'n'Play has no folders of packages.
    log.info('Now merge the changes of the theme into your ejected files: site swizzle --update');
    return;
  }
  const config = path.relative(siteDir, configFile);
  const args = [path.join(fs.realpathSync(core), 'bin/site.mjs'), 'swizzle', '--update', '--config', config];
  const child = spawn(process.execPath, args, {cwd: siteDir, stdio: 'inherit'});
  const code = await new Promise((resolve) => child.once('error', () => resolve(-1)).once('close', resolve));
  if (code !== 0) throw errors.upgradeNotMerged();
}
