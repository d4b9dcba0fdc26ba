import {parse} from 'jsonc-parser';
import {parseDocument} from 'yaml';
import {setJson} from './editJson.js';
import type {FileChange, TextFile} from './MigrationPlan.js';
import {packageAliases} from './packageFate.js';
import {propertyOf} from './propertyOf.js';
import {dependenciesOf, parseManifest, type SiteFiles} from './readSite.js';

/**
 * Location in which a package manager looks for overrides (other packages or versions for dependencies of
 * dependencies): a field of package.json, or the file pnpm-workspace.yaml.
 */
type OverridePlace =
  | {readonly kind: 'json'; readonly path: readonly string[]}
  | {readonly kind: 'yaml'; readonly file: string; readonly text?: string};

/** Major version of pnpm since which any project may have settings in pnpm-workspace.yaml. */
const PNPM_WITH_YAML = 10;

function overridePlace({workspace, pnpmWorkspace}: SiteFiles): OverridePlace {
  const {manager, major = PNPM_WITH_YAML, dir} = workspace;
  if (manager === 'yarn') return {kind: 'json', path: ['resolutions']};
  if (manager !== 'pnpm') return {kind: 'json', path: ['overrides']};
  if (major < PNPM_WITH_YAML) return {kind: 'json', path: ['pnpm', 'overrides']};
  return {kind: 'yaml', file: pnpmWorkspace?.file ?? `${dir}/pnpm-workspace.yaml`, text: pnpmWorkspace?.text};
}

/**
 * True if a third-party package depends on Docusaurus packages. For a package that is not installed: true if its name
 * contains "docusaurus".
 */
function reliesOnDocusaurus(name: string, needs: SiteFiles['needs']): boolean {
  if (name.startsWith('@lectern/')) return false;
  const needed = needs.get(name);
  return needed ? needed.some((other) => packageAliases().has(other)) : /docusaurus/.test(name);
}

/**
 * True if packages that the site still has after the edits depend on Docusaurus packages. Overrides then have to
 * replace these Docusaurus packages by packages of Lectern.
 */
export function needsOverrides(
  {manifest, rootManifest, needs}: SiteFiles,
  edited: readonly TextFile[],
): boolean {
  const after = new Set(dependenciesOf(...edited.map(parseManifest)));
  const kept = dependenciesOf(manifest, rootManifest).filter((name) => after.has(name));
  const isAlias = (name: string) => packageAliases().has(name);
  return kept.some((name) => !isAlias(name) && reliesOnDocusaurus(name, needs));
}

type Override = readonly [name: string, version: string];

/**
 * Returns the overrides: pairs of the name of a Docusaurus package and the package that replaces it. If package.json
 * lists the name as a dependency, the version there is used: npm rejects an override with another version.
 */
function overrideEntries(edited: readonly TextFile[], version: string): readonly Override[] {
  const manifests = edited.map(parseManifest);
  const own = (name: string) =>
    manifests
      .flatMap(({dependencies, devDependencies}) => [dependencies?.[name], devDependencies?.[name]])
      .find((value) => value !== undefined);
  return [...packageAliases()].map(([old, ours]) => {
    const written = own(old);
    return [old, typeof written === 'string' ? written : `npm:${ours}@^${version}`];
  });
}

function isOurs(value: unknown): boolean {
  return typeof value === 'string' && /^(?:npm:@lectern\/|file:|link:|workspace:|portal:)/.test(value);
}

function editYaml(text: string, entries: readonly Override[]): string {
  const document = parseDocument(text);
  const missing = entries.filter(([name]) => !isOurs(document.getIn(['overrides', name])));
  if (missing.length === 0) return text;
  for (const [name, value] of missing) document.setIn(['overrides', name], value);
  const indentSeq = !/:\s*\n- /.test(text);
  return document.toString({lineWidth: 0, indentSeq, singleQuote: true});
}

function editJson(text: string, path: readonly string[], entries: readonly Override[]): string {
  const root: unknown = parse(text);
  return entries
    .filter(([name]) => !isOurs(propertyOf(root, ...path, name)))
    .reduce((edited, [name, value]) => setJson(edited, [...path, name], value), text);
}

/**
 * Returns the change that adds overrides to the settings of the package manager: third-party plugins then import
 * packages of Lectern under the names of Docusaurus.
 *
 * @param manifest - the package.json in the folder of the lockfile, after the edits of earlier steps
 * @param own - the site's package.json, after the edits of earlier steps
 */
export function editOverrides(
  site: SiteFiles,
  {manifest, own, version}: {manifest: TextFile; own: TextFile; version: string},
): FileChange {
  const entries = overrideEntries([manifest, own], version);
  const place = overridePlace(site);
  if (place.kind === 'yaml') {
    return {file: place.file, before: place.text, after: editYaml(place.text ?? '', entries)};
  }
  const {file, text} = manifest;
  return {file, before: text, after: editJson(text, place.path, entries)};
}
