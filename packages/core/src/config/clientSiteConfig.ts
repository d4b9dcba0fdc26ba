import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {ClientSiteConfig} from '../shared/siteConfig.js';
import {withoutPrivateOptions} from './privateOptions.js';

/** The configuration as the browser sees it: JSON. Functions vanish, as do secrets in the options of plugins. */
export function clientSiteConfig(config: SiteConfig): ClientSiteConfig {
  const published = withoutPrivateOptions(config, process.env);
  return JSON.parse(JSON.stringify(published, regExpsAsText())) as ClientSiteConfig;
}

/** `JSON.stringify` would turn a RegExp into `{}`. */
function regExpsAsText(): (key: string, value: unknown) => unknown {
  return (_key, value) => (value instanceof RegExp ? value.source : value);
}
