import fs from 'node:fs';
import path from 'node:path';
import {findFieldLine} from '../config/findFieldLine.js';
import {officialName, type PluginKind} from '../plugins/resolvePluginName.js';
import type {MigrationNote} from './MigrationPlan.js';
import {packageFate} from './packageFate.js';
import type {SiteFiles} from './readSite.js';

type Fields = {readonly [name: string]: unknown};

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is lost with a plugin or theme that Lectern does not have, by its name without scope. */
const LOSSES: {readonly [name: string]: readonly [what: string, todo: string]} = {
  'plugin-content-blog': [
    'Lectern has no blog yet: the pages of the blog are not built.',
    'Take out the plugin and links to the blog, or keep building the blog with Docusaurus at an address of its own.',
  ],
  'plugin-debug': ['Lectern has no debug pages.', 'Take out the plugin.'],
  'plugin-ideal-image': [
    'Lectern does not resize images.',
    'Use <img> with "srcset", or resize images before the build.',
  ],
  'plugin-pwa': ['Lectern writes no service worker.', 'Take out the plugin, or write one in "postBuild".'],
  'theme-live-codeblock': [
    'Code blocks marked "live" are shown as plain code.',
    'Take out the theme; "themeConfig.liveCodeBlock" may stay.',
  ],
  'theme-mermaid': [
    'Diagrams of Mermaid are shown as code.',
    'Take out the theme, or draw the diagrams in a component of your own.',
  ],
  'theme-search-algolia': [
    'Lectern has no search by Algolia yet.',
    'Take out "themeConfig.algolia", or put DocSearch into src/theme/SearchBar. The page /search is not built.',
  ],
};

/** Options of the classic preset that bring a plugin which Lectern does not have. */
const PRESET_OPTIONS: {readonly [option: string]: readonly [what: string, todo: string]} = {
  debug: ['Lectern has no debug pages.', 'Take out the option.'],
  gtag: ['The script of Google Analytics is not added to pages.', 'Add it with "scripts" or "headTags".'],
  googleAnalytics: [
    'The script of Google Analytics is not added to pages.',
    'Add it with "scripts" or "headTags".',
  ],
  googleTagManager: [
    'The script of Google Tag Manager is not added to pages.',
    'Add it with "scripts" or "headTags".',
  ],
  sitemap: ['No sitemap.xml is written.', 'Write it in "postBuild" of a plugin of your own.'],
};

/** `require.resolve('@docusaurus/theme-mermaid')` → the name of the package that the file is in. */
function nameOf(entry: string): string {
  return (
    /[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)[/\\](?!.*[/\\]node_modules[/\\])/
      .exec(entry)?.[1]
      ?.replace('\\', '/') ?? entry
  );
}

interface Entry {
  readonly kind: PluginKind;
  readonly name: string;
  readonly options: unknown;
  readonly path: readonly PropertyKey[];
}

/** The plugins, themes and presets that the configuration names. */
function listEntries(fields: Fields): Entry[] {
  const kinds: readonly PluginKind[] = ['preset', 'plugin', 'theme'];
  return kinds.flatMap((kind) => {
    const field = `${kind}s`;
    const list: readonly unknown[] = Array.isArray(fields[field]) ? fields[field] : [];
    return list.flatMap((entry, index): Entry[] => {
      const [first, options] = Array.isArray(entry) ? [entry[0], entry[1]] : [entry, undefined];
      return typeof first === 'string' ? [{kind, name: nameOf(first), options, path: [field, index]}] : [];
    });
  });
}

interface NoteContext {
  readonly site: SiteFiles;
  readonly fields: Fields;
}

function noteAt(
  {site}: NoteContext,
  field: readonly PropertyKey[],
  [what, todo]: readonly [string, string],
): MigrationNote {
  const {file, text} = site.configFile;
  const line = findFieldLine(text, field);
  return {place: {file, ...(line !== undefined && {line})}, what, todo};
}

function pluginNotes(context: NoteContext, {kind, name, path}: Entry): MigrationNote[] {
  const official = officialName(name, kind);
  const fate = official === undefined ? undefined : packageFate(`@docusaurus/${official}`);
  if (official === undefined || fate?.kind !== 'unsupported') return [];
  const loss = LOSSES[official] ?? [`Lectern has no ${kind} "${name}".`, `Take it out.`];
  return [noteAt(context, path, loss)];
}

function blogNotes(context: NoteContext, options: Fields, path: readonly PropertyKey[]): MigrationNote[] {
  const isUsed =
    options.blog === undefined
      ? fs.existsSync(pathTo(context, 'blog'))
      : options.blog !== false && options.blog !== null;
  const loss = LOSSES['plugin-content-blog'];
  if (!isUsed || !loss) return [];
  return [
    noteAt(context, [...path, 'blog'], [loss[0], 'Write "blog: false", and take out links to the blog.']),
  ];
}

function pathTo({site}: NoteContext, name: string): string {
  return path.join(site.siteDir, name);
}

function presetNotes(context: NoteContext, {name, options, path}: Entry): MigrationNote[] {
  if (officialName(name, 'preset') !== 'preset-classic') return [];
  const given = isRecord(options) ? options : {};
  const used = Object.entries(PRESET_OPTIONS).filter(([option]) => given[option]);
  return [
    ...blogNotes(context, given, path),
    ...used.map(([option, loss]) => noteAt(context, [...path, option], loss)),
    // Docusaurus writes one unless the option is `false`.
    ...(given.sitemap === undefined && PRESET_OPTIONS.sitemap
      ? [noteAt(context, path, PRESET_OPTIONS.sitemap)]
      : []),
  ];
}

function themeConfigNotes(context: NoteContext): MigrationNote[] {
  const {themeConfig} = context.fields;
  const loss = LOSSES['theme-search-algolia'];
  if (!isRecord(themeConfig) || !themeConfig.algolia || !loss) return [];
  return [noteAt(context, ['themeConfig', 'algolia'], loss)];
}

/** What the configuration asks for that Lectern does not do. */
export function configNotes(site: SiteFiles): readonly MigrationNote[] {
  if ('reason' in site.config) {
    const what = `${site.config.reason} So its plugins and themes were not looked at.`;
    const todo = 'Install the dependencies of the site, make what is missing and run "site migrate" again.';
    return [{place: {file: site.configFile.file}, what, todo}];
  }
  const context = {site, fields: site.config.fields};
  const entries = listEntries(context.fields);
  return [
    ...entries.flatMap((entry) =>
      entry.kind === 'preset' ? presetNotes(context, entry) : pluginNotes(context, entry),
    ),
    ...themeConfigNotes(context),
  ];
}
