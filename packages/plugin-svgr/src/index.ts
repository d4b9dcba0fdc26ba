import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {type PluginOptions, svgrOptionsSchema} from './options.js';

export type {Options, PluginOptions, SvgrConfig} from './options.js';

const LOADER = fileURLToPath(new URL('./svgLoader.js', import.meta.url));

/** Files in which an imported SVG is a component. In stylesheets, an SVG stays a URL. */
const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/i;

/** Makes React components of the SVG files that code imports. */
export default function pluginSvgr(_context: LoadContext, {svgrConfig}: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-svgr',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.svg$/i,
            issuer: CODE,
            type: 'javascript/auto',
            use: [{loader: LOADER, options: {...svgrConfig}}],
          },
        ],
      },
    }),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(svgrOptionsSchema, options);
}
