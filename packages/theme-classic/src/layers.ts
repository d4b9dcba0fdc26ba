import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@lectern/core';
import {isDocusaurusConfig} from '@lectern/core/shared/isDocusaurusConfig';

/**
 * Checks that the styles of themes are in cascade layers, so that all CSS of the site wins over them. A site that was made for
 * Docusaurus has CSS for a theme without layers, unless it sets `future.v4.useCssCascadeLayers`.
 */
function usesLayers({siteConfig, siteConfigPath}: LoadContext): boolean {
  return siteConfig.future.v4.useCssCascadeLayers || !isDocusaurusConfig(siteConfigPath);
}

/**
 * Layers rank by their first occurrence, and webpack sorts the modules of a stylesheet by their paths. So every stylesheet begins
 * with the order: styles of components win over Infima, and the site's own CSS, in no layer, wins over both.
 */
const layerOrder = '@layer lectern.infima, lectern.theme;';

/** Takes styles out of the layers, after the loaders that make CSS of other languages. Ejected components have such styles as well. */
const unlayerRule = {
  test: /\.(?:css|s[ac]ss|less|styl)$/i,
  enforce: 'post',
  loader: fileURLToPath(new URL('./unlayerLoader.js', import.meta.url)),
} as const;

type WebpackPatch = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Settings of webpack that put the layers of themes in order, or take the styles out of them. */
export function layerSettings(context: LoadContext): WebpackPatch {
  if (!usesLayers(context)) return {module: {rules: [unlayerRule]}};
  const {BannerPlugin} = context.currentBundler.instance;
  return {plugins: [new BannerPlugin({banner: layerOrder, raw: true, test: /\.css$/})]};
}
