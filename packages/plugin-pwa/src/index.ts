import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {SITE_DATA_GLOBAL} from '@lectern/core/shared/siteData';
import {readDefaultCodeTranslationMessages} from '@lectern/theme-translations';
import {errors} from './errors.js';
import {headTags} from './headTags.js';
import {OWN_REGISTRATION, type PluginOptions, pwaOptionsSchema} from './options.js';
import {findSiteModule, siteModule} from './siteModule.js';
import {WORKER_FILE} from './workerFile.js';

export type {Options, PluginOptions} from './options.js';

const NAME = 'docusaurus-plugin-pwa';
const inDist = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Returns the client module that registers the worker: the module of this plugin, or the module in the option
 * `swRegister`; no module if the option is `false`.
 */
function registration({swRegister}: PluginOptions, context: LoadContext): readonly string[] {
  if (swRegister === false) return [];
  const isOwn = swRegister === OWN_REGISTRATION && findSiteModule(swRegister, context.siteDir) === undefined;
  return [isOwn ? inDist('./client/registerSw.js') : siteModule('swRegister', swRegister, context)];
}

/**
 * Constants for the modules that register the worker. Locales share the bundle, so the base URL is read at run time.
 */
function constants({debug, offlineModeActivationStrategies}: PluginOptions): {[name: string]: string} {
  return {
    'process.env.PWA_DEBUG': JSON.stringify(debug),
    'process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES': JSON.stringify(offlineModeActivationStrategies),
    'process.env.PWA_SERVICE_WORKER_URL': `(globalThis.${SITE_DATA_GLOBAL}.build.baseUrl + "sw.js")`,
  };
}

/**
 * Checks static files at the start of a build. `writeWorker` checks files that other plugins write.
 *
 * @throws {SiteError} `PWA_FILE_EXISTS` if a static folder has a file with the name of the worker
 */
function checkStaticFiles({siteDir, siteConfig}: LoadContext): void {
  const files = siteConfig.staticDirectories.map((dir) => path.join(path.resolve(siteDir, dir), WORKER_FILE));
  const file = files.find((one) => fs.existsSync(one));
  if (file !== undefined) throw errors.workerExists(file);
}

/**
 * Returns `true` if the plugin has no effect: a service worker needs the files of a build, and pages with separate URL
 * paths, which the hash router does not have. A relocatable site has no fixed paths.
 */
function hasNoWorker({mode, siteConfig, reports}: LoadContext): boolean {
  if (mode !== 'production') return true;
  if (siteConfig.relocatable) {
    reports?.warn(
      'The pwa plugin has no effect in a relocatable site: browsers run no service workers from disk.',
    );
    return true;
  }
  if (siteConfig.future.experimental_router !== 'hash') return false;
  reports?.warn('The pwa plugin has no effect with the hash router: all pages are one document.');
  return true;
}

/** Adds a service worker: offline reading, installation as an app, and a message when a new version is available. */
export default function pluginPwa(context: LoadContext, options: PluginOptions): Plugin | null {
  if (hasNoWorker(context)) return null;
  checkStaticFiles(context);
  if (options.selfDestroying) {
    return {
      name: NAME,
      async outputReady(props) {
        const {writeSelfDestroyingWorker} = await import('./compile/writeWorker.js');
        await writeSelfDestroyingWorker(props);
      },
    };
  }
  const custom = options.swCustom && siteModule('swCustom', options.swCustom, context);
  return {
    name: NAME,
    getThemePath: () => inDist('./theme'),
    getTypeScriptThemePath: () => path.resolve(inDist('.'), '../src/theme'),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale: context.i18n.currentLocale, name: 'plugin-pwa'}),
    getClientModules: () => [...registration(options, context), inDist('./client/reportPages.js')],
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.DefinePlugin(constants(options))],
    }),
    injectHtmlTags: () => ({headTags: headTags(options.pwaHead, context.baseUrl)}),
    async outputReady(props) {
      // Imported only when it is needed, since webpack and Workbox are slow to load.
      const {writeWorker} = await import('./compile/writeWorker.js');
      await writeWorker(props, {...options, custom});
    },
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(pwaOptionsSchema, options);
}
