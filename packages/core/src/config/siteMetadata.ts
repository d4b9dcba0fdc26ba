import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {SiteMetadata} from '../shared/siteConfig.js';
import {FRAMEWORK_VERSION} from '../version.js';

/** Value of `siteMetadata` in `useDocusaurusContext()`. */
export function siteMetadata(
  {siteVersion}: Pick<LoadContext, 'siteVersion'>,
  plugins: readonly LoadedPlugin[],
): SiteMetadata {
  return {
    docusaurusVersion: FRAMEWORK_VERSION,
    ...(siteVersion !== undefined && {siteVersion}),
    pluginVersions: Object.fromEntries(plugins.map(({plugin, version}) => [plugin.name, version])),
  };
}
