import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {z} from '@lectern/core/zod';
import {headTags} from './headTags.js';
import {analyticsOptionsSchema, type PluginOptions} from './options.js';

export type {Options, PluginOptions} from './options.js';

const PAGE_VIEWS = fileURLToPath(new URL('./client/pageViews.js', import.meta.url));

/** Counts page views with analytics.js; in production only. */
export default function pluginGoogleAnalytics({mode}: LoadContext, options: PluginOptions): Plugin | null {
  if (mode === 'development') return null;
  return {
    name: 'docusaurus-plugin-google-analytics',
    getClientModules: () => [PAGE_VIEWS],
    injectHtmlTags: () => ({headTags: headTags(options)}),
    getPolicySources: () => {
      const hosts = ['https://www.google-analytics.com', 'https://stats.g.doubleclick.net'];
      return {'script-src': hosts.slice(0, 1), 'connect-src': hosts, 'img-src': hosts};
    },
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(analyticsOptionsSchema, options);
}

const themeConfigSchema = z.looseObject({
  googleAnalytics: z
    .undefined({
      error: '"googleAnalytics" is not read any more. Move it to the options of plugin-google-analytics.',
    })
    .optional(),
});

/**
 * Rejects `themeConfig.googleAnalytics`, where early versions of Docusaurus 2 had the options. The plugin has no
 * settings in the theme config.
 */
export function validateThemeConfig({validate, themeConfig}: {validate: Validate; themeConfig: unknown}) {
  validate(themeConfigSchema, themeConfig);
  return {};
}
