import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {pluginCacheDir} from '@lectern/core/content-helpers';
import type {CopyOptions} from './imageLoader.js';
import {copySettings, idealImageOptionsSchema, type PluginOptions} from './options.js';

export type {Options, PluginOptions} from './options.js';

const inDist = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const IMAGE = /\.(?:png|jpe?g)$/i;

/** Files in which an imported image is an object with copies. In stylesheets, an image stays a URL. */
const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/i;

/** Makes copies, in several widths, of the images that code and Markdown use. */
export default function pluginIdealImage(context: LoadContext, options: PluginOptions): Plugin {
  const isOff = options.disableInDev && context.mode === 'development';
  const settings = copySettings(options);
  const copyOptions: CopyOptions = {settings, cacheDir: pluginCacheDir(context, 'ideal-image')};
  return {
    name: 'docusaurus-plugin-ideal-image',
    getThemePath: () => inDist('./theme'),
    getTypeScriptThemePath: () => inDist('../src/theme'),
    getMarkdownImages: () =>
      isOff ? undefined : {module: inDist('./markdownImage.js'), options: copyOptions},
    configureWebpack: () =>
      isOff
        ? undefined
        : {
            mergeStrategy: {'module.rules': 'prepend'},
            module: {
              rules: [
                {
                  test: IMAGE,
                  issuer: CODE,
                  dependency: {not: 'url'},
                  type: 'javascript/auto',
                  use: [{loader: inDist('./imageLoader.js'), options: copyOptions}],
                },
              ],
            },
          },
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(idealImageOptionsSchema, options);
}
