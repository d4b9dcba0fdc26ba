import path from 'node:path';
import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {HtmlTagObject} from '../shared/siteConfig.js';

/**
 * Makes a plugin that adds the fields `headTags`, `scripts`, `stylesheets` and `clientModules` of the configuration to
 * every page: they are then handled like those of other plugins.
 */
export function bootstrapPlugin({siteDir, siteConfig, siteConfigPath}: LoadContext): LoadedPlugin {
  const {headTags, scripts, stylesheets, clientModules} = siteConfig;
  const tags: HtmlTagObject[] = [
    ...headTags,
    ...stylesheets.map((source) => ({
      tagName: 'link',
      attributes: {rel: 'stylesheet', ...(typeof source === 'string' ? {href: source} : source)},
    })),
    ...scripts.map((source) => ({
      tagName: 'script',
      attributes: typeof source === 'string' ? {src: source} : source,
    })),
  ];
  return {
    plugin: {
      name: 'docusaurus-bootstrap-plugin',
      getClientModules: () => clientModules.map((module) => path.resolve(siteDir, module)),
      injectHtmlTags: () => ({headTags: tags}),
    },
    id: 'default',
    options: {id: 'default'},
    kind: 'plugin',
    dir: siteDir,
    origin: siteConfigPath,
    version: {type: 'synthetic'},
  };
}
