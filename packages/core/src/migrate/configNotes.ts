import {fieldLocation} from '../config/findFieldLine.js';
import {isMissingPackage, lossWithout} from '../pluginHost/missingPlugins.js';
import {officialName, type PluginKind} from '../plugins/resolvePluginName.js';
import type {MigrationNote} from './MigrationPlan.js';
import type {SiteFiles} from './readSite.js';

type Fields = {readonly [name: string]: unknown};

const INSTALLED = /[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)[/\\](?!.*[/\\]node_modules[/\\])/;

/**
 * Name of the package in a plugin entry. Entries may be files, such as the result of
 * `require.resolve('@docusaurus/theme-mermaid')`.
 */
function nameOf(entry: string): string {
  const name = INSTALLED.exec(entry)?.[1];
  return name?.replace('\\', '/') ?? entry;
}

interface Entry {
  readonly kind: PluginKind;
  readonly name: string;
  readonly path: readonly PropertyKey[];
}

/** Returns the entries of `plugins`, `themes` and `presets` in the configuration that are names, not functions. */
function listEntries(fields: Fields): Entry[] {
  const kinds: readonly PluginKind[] = ['preset', 'plugin', 'theme'];
  return kinds.flatMap((kind) => {
    const field = `${kind}s`;
    const list: readonly unknown[] = Array.isArray(fields[field]) ? fields[field] : [];
    return list.flatMap((entry, index): Entry[] => {
      const first: unknown = Array.isArray(entry) ? entry[0] : entry;
      return typeof first === 'string' ? [{kind, name: nameOf(first), path: [field, index]}] : [];
    });
  });
}

/**
 * Returns one note if an entry of the configuration is a plugin or theme of Docusaurus that Lectern does not have; an
 * empty list for all other entries.
 */
function entryNotes({configFile}: SiteFiles, {kind, name, path}: Entry): MigrationNote[] {
  const official = officialName(name, kind);
  if (official === undefined || !isMissingPackage(official)) return [];
  const loss = lossWithout(official);
  const what = `Lectern has no ${official} yet${loss === undefined ? '' : `: ${loss}`}.`;
  return [{location: fieldLocation(configFile, path), what, todo: 'Take it out.'}];
}

/** Returns notes on plugins and themes in the configuration that Lectern does not have. */
export function configNotes(site: SiteFiles): readonly MigrationNote[] {
  if ('reason' in site.config) {
    const what = `${site.config.reason} So its plugins and themes were not looked at.`;
    const todo = 'Install the dependencies of the site, make what is missing and run "site migrate" again.';
    return [{location: {file: site.configFile.file}, what, todo}];
  }
  return listEntries(site.config.fields).flatMap((entry) => entryNotes(site, entry));
}
