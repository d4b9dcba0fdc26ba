import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {z} from '@lectern/core/zod';
import {headTags} from './headTags.js';
import {gtagOptionsSchema, type PluginOptions} from './options.js';

export type {Options, PluginOptions} from './options.js';

const PAGE_VIEWS = fileURLToPath(new URL('./client/pageViews.js', import.meta.url));

/** Hosts that Google names for its site tag: https://developers.google.com/tag-platform/security/guides/csp */
const DATA_SOURCES = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/** Counts page views with Google's site tag; in production only. */
export default function pluginGoogleGtag({mode}: LoadContext, options: PluginOptions): Plugin | null {
  if (mode === 'development') return null;
  return {
    name: 'docusaurus-plugin-google-gtag',
    followsFiles: () => true,
    contentLoaded: ({actions}) => actions.setGlobalData(options),
    getClientModules: () => [PAGE_VIEWS],
    injectHtmlTags: () => ({headTags: headTags(options)}),
    getPolicySources: () => ({'connect-src': DATA_SOURCES, 'img-src': DATA_SOURCES}),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(gtagOptionsSchema, options);
}

const themeConfigSchema = z.looseObject({
  gtag: z
    .undefined({error: '"gtag" is not read any more. Move it to the options of plugin-google-gtag.'})
    .optional(),
});

/**
 * Rejects `themeConfig.gtag`, where early versions of Docusaurus 2 had the options. The plugin has no settings in the
 * theme config.
 */
export function validateThemeConfig({validate, themeConfig}: {validate: Validate; themeConfig: unknown}) {
  validate(themeConfigSchema, themeConfig);
  return {};
}
