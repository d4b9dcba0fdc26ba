import type {SwizzleFlags} from '../../config/flags.js';
import {resolveConfig} from '../../config/resolveConfig.js';
import {errors} from '../../errors/catalog.js';
import {loadPlugins} from '../../pluginHost/loadPlugins.js';
import type {LoadContext} from '../../plugins/Plugin.js';
import {listThemes} from '../../swizzle/listThemes.js';
import type {Theme} from '../../swizzle/Theme.js';
import {log} from '../../terminal/log.js';
import {chooseSwizzle, findTheme} from '../swizzle/chooseSwizzle.js';
import {showComponents} from '../swizzle/showComponents.js';
import {printStatus, updateEjected} from '../swizzle/updateEjected.js';
import {writeSwizzle} from '../swizzle/writeSwizzle.js';

async function loadThemes({siteDir, config}: SwizzleFlags): Promise<{context: LoadContext; themes: Theme[]}> {
  const {context} = await resolveConfig({siteDir, configFile: config, mode: 'development'});
  const {plugins} = await loadPlugins(context);
  const themes = listThemes(plugins);
  if (themes.length === 0) throw errors.swizzleNoThemes(context.siteConfigPath);
  return {context, themes};
}

/**
 * Runs `site swizzle`: wraps or ejects a component, lists components, or compares or updates ejected ones.
 *
 * @throws {SiteError} `SWIZZLE_*`
 */
export async function runSwizzle(flags: SwizzleFlags): Promise<void> {
  const {context, themes} = await loadThemes(flags);
  const {siteDir} = context;
  const input = {siteDir, themes, theme: flags.theme, component: flags.component};
  if (flags.list) {
    const listed = flags.theme === undefined ? themes : [findTheme(flags.theme, themes)];
    log.log(showComponents(listed));
    return;
  }
  if (flags.status) return printStatus(input);
  if (flags.update) return updateEjected(input);
  const choice = await chooseSwizzle(flags, themes, siteDir);
  await writeSwizzle(choice, {siteDir, force: flags.force});
}
