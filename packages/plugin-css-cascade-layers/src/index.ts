import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {layersOptionsSchema, type PluginOptions} from './options.js';

export type {LayerMatcher} from './LayerMatcher.js';
export type {Options, PluginOptions} from './options.js';

const LOADER = fileURLToPath(new URL('./layerLoader.js', import.meta.url));
const STYLES = /\.(?:css|s[ac]ss|less|styl)$/i;

/**
 * Puts each stylesheet into the cascade layer that its file path selects. CSS outside of layers, such as the CSS of a
 * site, overrides all layers.
 */
export default function pluginCssCascadeLayers(_context: LoadContext, {layers}: PluginOptions): Plugin {
  const names = Object.keys(layers);
  return {
    name: 'docusaurus-plugin-css-cascade-layers',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const rules = names.map((layer) => ({
        test: STYLES,
        include: (file: string) => layers[layer]?.(file.replaceAll('\\', '/')) ?? false,
        enforce: 'post' as const,
        use: [{loader: LOADER, options: {layer}}],
      }));
      // The first occurrence of a layer's name sets its precedence, so every stylesheet begins with all names in order.
      const order = new currentBundler.instance.BannerPlugin({
        banner: `@layer ${names.join(', ')};`,
        raw: true,
        test: /\.css$/,
      });
      return names.length === 0 ? undefined : {module: {rules: [{oneOf: rules}]}, plugins: [order]};
    },
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(layersOptionsSchema, options);
}
