import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {SiteMetadata} from '../shared/siteConfig.js';
import {coreVersion} from '../version.js';

/** What `useDocusaurusContext().siteMetadata` returns. */
export function siteMetadata(
  {siteVersion}: Pick<LoadContext, 'siteVersion'>,
  plugins: readonly LoadedPlugin[],
): SiteMetadata {
  return {
    docusaurusVersion: coreVersion,
    ...(siteVersion !== undefined && {siteVersion}),
    pluginVersions: Object.fromEntries(plugins.map(({plugin, version}) => [plugin.name, version])),
  };
}
