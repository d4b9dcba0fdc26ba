import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {type PluginOptions, tagManagerOptionsSchema} from './options.js';
import {containerTags} from './tags.js';

export type {Options, PluginOptions} from './options.js';

const ORIGIN = 'https://www.googletagmanager.com';

/** Puts a container of Google Tag Manager into every page; in production only. */
export default function pluginGoogleTagManager({mode}: LoadContext, options: PluginOptions): Plugin | null {
  if (mode === 'development') return null;
  return {
    name: 'docusaurus-plugin-google-tag-manager',
    followsFiles: () => true,
    contentLoaded: ({actions}) => actions.setGlobalData(options),
    injectHtmlTags: () => containerTags(options),
    // Tags in the container may use more origins. Only the owner of the container can list them.
    getPolicySources: () => ({'script-src': [ORIGIN], 'img-src': [ORIGIN], 'connect-src': [ORIGIN]}),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(tagManagerOptionsSchema, options);
}
