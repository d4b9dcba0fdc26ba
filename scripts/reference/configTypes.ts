// Generates the types `Config` and `SiteConfig` from the config schema.
import {printFields} from './printTypes.js';
import type {Field} from './readSchema.js';

const ORIGIN = '// Written from config/schema.ts by `pnpm reference`: change the schema.\n';

/** Source text of `plugins/Config.ts`. */
export function configSource(fields: readonly Field[]): string {
  return `${ORIGIN}import type {ParseFrontMatter, Variables} from '@lectern/mdx';
import type {HtmlTagObject} from '../shared/siteConfig.js';
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
