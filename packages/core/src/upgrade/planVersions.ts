import {setJson} from '../migrate/editJson.js';
import type {FileChange, TextFile} from '../migrate/MigrationPlan.js';
import {RANGE, type SitePackages, type VersionEntry} from './readPackages.js';

/** Range in the style of the old one: "^0.1.0" → "^0.2.0", "0.1.0" → "0.2.0". */
function newRange(range: string, version: string): string {
  return range.replace(RANGE, (_range, sign: string | undefined) => `${sign ?? ''}${version}`);
}

function editManifest({text}: TextFile, entries: readonly VersionEntry[], version: string): string {
  let edited = text;
  for (const {path, prefix, range} of entries) {
    edited = setJson(edited, [...path], `${prefix}${newRange(range, version)}`);
  }
  return edited;
}

/** Block of the field `overrides` in a file in YAML, up to the next field. */
const OVERRIDES = /^overrides:[\s\S]*?(?=^[^\s#]|$(?![\s\S]))/m;

/** Edits the overrides in pnpm-workspace.yaml as text, so that comments and order stay. */
function editPnpmWorkspace(text: string, version: string): string {
  return text.replace(OVERRIDES, (overrides) => editOverrides(overrides, version));
}

function editOverrides(text: string, version: string): string {
  return text
    .replace(
      /(npm:@lectern\/[\w-]+@)([^\s'"]+)/g,
      (_all, prefix: string, range: string) => prefix + newRange(range, version),
    )
    .replace(
      /^(\s+['"]?@lectern\/[\w-]+['"]?\s*:\s*['"]?)([\^~]?\d[\w.-]*)/gm,
      (_all, prefix: string, range: string) => prefix + newRange(range, version),
    );
}

/** Plans new versions in package.json files and in the settings of pnpm. Unchanged files are left out. */
export function planVersions(
  {manifests, pnpmWorkspace, entries}: Pick<SitePackages, 'manifests' | 'pnpmWorkspace' | 'entries'>,
  version: string,
): readonly FileChange[] {
  const changes = manifests.map((manifest) => {
    const own = entries.filter(({file}) => file === manifest.file);
    return {file: manifest.file, before: manifest.text, after: editManifest(manifest, own, version)};
  });
  const settings = pnpmWorkspace && {
    file: pnpmWorkspace.file,
    before: pnpmWorkspace.text,
    after: editPnpmWorkspace(pnpmWorkspace.text, version),
  };
  return [...changes, ...(settings ? [settings] : [])].filter(({before, after}) => before !== after);
}
