import path from 'node:path';
import type {TypesFlags} from '../../config/flags.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {loadPlugins} from '../../pluginHost/loadPlugins.js';
import {siteThemeAliases} from '../../routes/themeAliases.js';
import {log} from '../../terminal/log.js';
import {themeTypesDir, writeThemeTypes} from '../../themeTypes/writeThemeTypes.js';

/**
 * Runs `site types`: writes TypeScript declarations for `@theme/…` imports, one for each component of the themes, to
 * the folder of generated files.
 */
export async function runTypes({siteDir, config}: TypesFlags): Promise<void> {
  const {context} = await resolveConfig({siteDir, configFile: config, mode: 'development'});
  const {plugins} = await loadPlugins(context);
  const count = writeThemeTypes({
    siteDir: context.siteDir,
    themeAliases: siteThemeAliases(plugins, context),
    pluginDirs: plugins.map(({dir}) => dir),
  });
  const folder = path.relative(process.cwd(), themeTypesDir(context.siteDir));
  log.success(`Wrote the types of ${count} components to ${folder}.`);
}
