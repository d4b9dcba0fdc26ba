// Generates the types `Config`, `CacheConfig`, `CheckConfig`, `SamplesConfig` and `SiteConfig` from the config schema.
import {printFields} from './printTypes.js';
import {type Field, fieldsIn} from './readSchema.js';

const ORIGIN = '// Written from config/schema.ts by `pnpm reference`: change the schema.\n';

/** Fields whose types are in files of their own, since `Config.ts` would be too long otherwise. */
const APART = {
  cache: {type: 'CacheConfig', text: 'Settings of the remote cache as a site writes them.'},
  check: {type: 'CheckConfig', text: 'Settings of `site check` as a site writes them.'},
  samples: {type: 'SamplesConfig', text: 'Settings of `site samples` as a site writes them.'},
} as const;

/** Source text of a file such as `plugins/CheckConfig.ts`. */
export function sourceOf(apart: keyof typeof APART): (fields: readonly Field[]) => string {
  const {type, text} = APART[apart];
  return (fields) => {
    const own = fields.filter(({name}) => name === apart).flatMap((field) => fieldsIn(field.type));
    return `${ORIGIN}
/** ${text} */
export interface ${type} {
${printFields(own, 'written')}}
`;
  };
}

/** Source text of `plugins/Config.ts`. */
export function configSource(all: readonly Field[]): string {
  const types = new Map<string, string>(Object.entries(APART).map(([name, {type}]) => [name, type]));
  const fields = all.map((field): Field => {
    const text = types.get(field.name);
    return text === undefined ? field : {...field, type: {kind: 'text', text}};
  });
  return `${ORIGIN}import type {ParseFrontMatter, Variables} from '@lectern/mdx';
import type {HtmlTagObject} from '../shared/siteConfig.js';
import type {CacheConfig} from './CacheConfig.js';
import type {CheckConfig} from './CheckConfig.js';
import type {PluginConfig, PresetConfig} from './Plugin.js';
import type {SamplesConfig} from './SamplesConfig.js';

/** Configuration as a site writes it. \`SiteConfig\` is the result of the checks and defaults. */
export interface Config {
${printFields(fields, 'written')}}
`;
}

/** Source text of `plugins/SiteConfig.ts`. */
export function siteConfigSource(fields: readonly Field[]): string {
  return `${ORIGIN}import type {MarkdownConfig, ParseFrontMatter, Variables} from '@lectern/mdx';
import type {FutureConfig} from '../schema/futureSchema.js';
import type {ClientSiteConfig, HtmlTagObject} from '../shared/siteConfig.js';
import type {PluginConfig, PresetConfig} from './Plugin.js';

/** The whole configuration, every default filled in; functions included. The client part is a subset, see \`clientSiteConfig\`. */
export interface SiteConfig extends ClientSiteConfig {
${printFields(fields, 'resolved')}}
`;
}
