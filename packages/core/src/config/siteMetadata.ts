import type {LoadContext, LoadedPlugin} from '../plugins/Plugin.js';
import type {SiteMetadata} from '../shared/siteConfig.js';
import {FRAMEWORK_VERSION} from '../version.js';

/**
 * Returns the value of `siteMetadata` in `useDocusaurusContext()`: the versions of the framework, the site and its
 * plugins.
 */
export function siteMetadata({
  context: {siteVersion},
  contents,
}: {
  readonly context: Pick<LoadContext, 'siteVersion'>;
  readonly contents: readonly {readonly plugin: LoadedPlugin}[];
}): SiteMetadata {
  return {
    docusaurusVersion: FRAMEWORK_VERSION,
    ...(siteVersion !== undefined && {siteVersion}),
    pluginVersions: Object.fromEntries(contents.map(({plugin: {plugin, version}}) => [plugin.name, version])),
  };
}
