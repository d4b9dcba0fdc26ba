import {parseOwnJson} from '@lectern/store';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {ClientSiteConfig} from '../shared/siteConfig.js';
import {withoutPrivateOptions} from './privateOptions.js';

/**
 * Configuration for the browser, as JSON. Functions, secrets in plugin options, and the commands of `samples` are
 * removed.
 */
export function clientSiteConfig(config: SiteConfig): ClientSiteConfig {
  const {samples: _, ...published} = withoutPrivateOptions(config, process.env);
  return parseOwnJson<ClientSiteConfig>(JSON.stringify(published, regExpsAsText()));
}

/** Replacer for `JSON.stringify`, which would turn a RegExp into `{}`. */
function regExpsAsText(): (key: string, value: unknown) => unknown {
  return (_key, value) => (value instanceof RegExp ? value.source : value);
}
