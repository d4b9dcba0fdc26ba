import type {ClientSiteConfig} from '../shared/siteConfig.js';
import type {SiteConfig} from './SiteConfig.js';

/** The configuration as the browser sees it: JSON. Functions vanish, everything else is there. */
export function clientSiteConfig(config: SiteConfig): ClientSiteConfig {
  return JSON.parse(JSON.stringify(config, regExpsAsText())) as ClientSiteConfig;
}

/** `JSON.stringify` would turn a RegExp into `{}`. */
function regExpsAsText(): (key: string, value: unknown) => unknown {
  return (_key, value) => (value instanceof RegExp ? value.source : value);
}
