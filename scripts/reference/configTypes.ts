// Generates the types `Config`, `CheckConfig` and `SiteConfig` from the config schema.
import {printFields} from './printTypes.js';
import {type Field, fieldsIn} from './readSchema.js';

const ORIGIN = '// Written from config/schema.ts by `pnpm reference`: change the schema.\n';

/** Name of the field whose type is in a file of its own, since `Config.ts` would be too long otherwise. */
const APART = 'check';

/** Source text of `plugins/CheckConfig.ts`. */
export function checkConfigSource(fields: readonly Field[]): string {
  const own = fields.filter(({name}) => name === APART).flatMap(({type}) => fieldsIn(type));
  return `${ORIGIN}
/** Settings of \`site check\` as a site writes them. */
export interface CheckConfig {
${printFields(own, 'written')}}
`;
}

/** Source text of `plugins/Config.ts`. */
export function configSource(all: readonly Field[]): string {
  const fields = all.map((field): Field => {
    return field.name === APART ? {...field, type: {kind: 'text', text: 'CheckConfig'}} : field;
  });
  return `${ORIGIN}import type {ParseFrontMatter, Variables} from '@lectern/mdx';
import type {HtmlTagObject} from '../shared/siteConfig.js';
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
