import type {MarkdownConfig} from '@lectern/mdx';
import type {FutureConfig} from '../schema/futureSchema.js';
import type {ClientSiteConfig, HtmlTagObject} from '../shared/siteConfig.js';
import type {PluginConfig, PresetConfig} from './Plugin.js';

/** The whole configuration, every default filled in; functions included. The client part is a subset, see `clientSiteConfig`. */
export interface SiteConfig extends ClientSiteConfig {
  readonly plugins: readonly PluginConfig[];
  readonly themes: readonly PluginConfig[];
  readonly presets: readonly PresetConfig[];
  readonly markdown: Omit<MarkdownConfig, 'code'> & {
    readonly codeLanguages: MarkdownConfig['code']['languages'];
    /** Paths relative to the site. */
    readonly files: {readonly allow: readonly string[]; readonly deny: readonly string[]};
    /** Seconds. */
    readonly timeout: number;
  };
  readonly staticDirectories: readonly string[];
  readonly clientModules: readonly string[];
  readonly headTags: readonly HtmlTagObject[];
  readonly scripts: readonly (
    | string
    | {readonly src: string; readonly [attribute: string]: string | boolean | undefined}
  )[];
  readonly stylesheets: readonly (
    | string
    | {readonly href: string; readonly [attribute: string]: string | boolean | undefined}
  )[];
  readonly ssrTemplate?: string;
  readonly storage: {readonly type: 'localStorage' | 'sessionStorage'; readonly namespace: boolean | string};
  readonly contentSecurityPolicy:
    | boolean
    | {readonly directives: {readonly [directive: string]: readonly string[]}; readonly reportOnly: boolean};
  readonly deploymentBranch?: string;
  readonly githubHost?: string;
  readonly githubPort?: string;
  readonly webpack?: {readonly jsLoader?: unknown};
  readonly future: FutureConfig;
}
