import path from 'node:path';
import {shownPath} from '../paths.js';
import {callHook} from '../plugins/callHook.js';
import type {CheckedSite} from './CheckedSite.js';
import type {Finding} from './Finding.js';

/** Collects the faults that only plugins can find, in the default locale. */
export async function checkPlugins(site: CheckedSite): Promise<readonly Finding[]> {
  const {locales} = await site.output();
  const {defaultLocale} = site.loaded.context.i18n;
  const locale = locales.find(({context}) => context.i18n.currentLocale === defaultLocale) ?? locales[0];
  const findings: Finding[] = [];
  for (const plugin of locale?.plugins ?? []) {
    // A result that is no list is then an error of the plugin.
    const found = await callHook(plugin, 'findFaults', async (hooks) => [
      ...((await hooks.findFaults?.()) ?? []),
    ]);
    for (const {file, ...fault} of found) {
      const name = file !== undefined && path.isAbsolute(file) ? shownPath(site.siteDir, file) : file;
      findings.push({...fault, ...(name !== undefined && {file: name}), check: 'plugins'});
    }
  }
  return findings;
}
