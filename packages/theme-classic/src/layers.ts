import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@lectern/core';
import {isDocusaurusConfig} from '@lectern/core/shared/isDocusaurusConfig';

/**
 * True if styles of themes stay in cascade layers. The site's CSS, which is in no layer, then overrides them, whatever
 * its specificity. The CSS of a Docusaurus site is written for a theme without layers, unless the site sets
 * `future.v4.useCssCascadeLayers`.
 */
function usesLayers({siteConfig, siteConfigPath}: LoadContext): boolean {
  return siteConfig.future.v4.useCssCascadeLayers || !isDocusaurusConfig(siteConfigPath);
}

/**
 * First line of every stylesheet: components win over Infima. Without this line, the order of the layers would depend
 * on file paths, since webpack sorts modules by path, and the layer that occurs first has the lowest priority.
 */
const layerOrder = '@layer lectern.infima, lectern.theme;';

/**
 * Webpack rule that removes the layers of our themes. It runs after the loaders that compile other languages to CSS. It
 * also runs on the files of the site, since ejected components contain these layers.
 */
const unlayerRule = {
  test: /\.(?:css|s[ac]ss|less|styl)$/i,
  enforce: 'post',
  loader: fileURLToPath(new URL('./unlayerLoader.js', import.meta.url)),
} as const;

type WebpackPatch = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Webpack settings that write the order of the layers into stylesheets, or remove the layers if the site does not use
 * them.
 */
export function layerSettings(context: LoadContext): WebpackPatch {
  if (!usesLayers(context)) return {module: {rules: [unlayerRule]}};
  const {BannerPlugin} = context.currentBundler.instance;
  return {plugins: [new BannerPlugin({banner: layerOrder, raw: true, test: /\.css$/})]};
}
