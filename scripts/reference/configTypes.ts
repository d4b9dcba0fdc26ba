// Generates the types `Config`, `CacheConfig`, `CheckConfig` and `SiteConfig` from the config schema.
import {printFields} from './printTypes.js';
import {type Field, fieldsIn} from './readSchema.js';

const ORIGIN = '// Written from config/schema.ts by `pnpm reference`: change the schema.\n';

/** Names of the fields whose types are in files of their own, since `Config.ts` would be too long otherwise. */
const APART: {readonly [field: string]: string} = {cache: 'CacheConfig', check: 'CheckConfig'};

/** Source text of `plugins/CacheConfig.ts`. */
export function cacheConfigSource(fields: readonly Field[]): string {
  return sourceApart('cache', 'Settings of the remote cache as a site writes them.', fields);
}

/** Source text of `plugins/CheckConfig.ts`. */
export function checkConfigSource(fields: readonly Field[]): string {
  return sourceApart('check', 'Settings of `site check` as a site writes them.', fields);
}

function sourceApart(field: string, description: string, fields: readonly Field[]): string {
  const own = fields.filter(({name}) => name === field).flatMap(({type}) => fieldsIn(type));
  return `${ORIGIN}
/** ${description} */
export interface ${APART[field]} {
${printFields(own, 'written')}}
`;
}

/** Source text of `plugins/Config.ts`. */
export function configSource(all: readonly Field[]): string {
  const fields = all.map((field): Field => {
    const text = APART[field.name];
    return text === undefined ? field : {...field, type: {kind: 'text', text}};
  });
  return `${ORIGIN}import type {ParseFrontMatter, Variables} from '@lectern/mdx';
import type {HtmlTagObject} from '../shared/siteConfig.js';
import type {CacheConfig} from './CacheConfig.js';
import type {CheckConfig} from './CheckConfig.js';
import type {PluginConfig, PresetConfig} from './Plugin.js';

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
