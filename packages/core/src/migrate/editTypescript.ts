import {fieldLocation} from '../config/findFieldLine.js';
import {setJson} from './editJson.js';
import type {MigrationNote} from './MigrationPlan.js';
import type {Manifest, SiteFiles} from './readSite.js';

/** Oldest version of TypeScript that accepts the types of our packages. */
const OLDEST = {major: 5, minor: 6, version: '5.6.3'};

const FIELDS = ['dependencies', 'devDependencies'] as const;

/**
 * Raises a version range to the oldest supported version and keeps its kind: "~5.2.2" → "~5.6.3". Ranges that are new
 * enough, or that have several parts, are unchanged.
 */
export function typescriptRange(range: string): string {
  const [, kind = '', major, minor, rest] = /^(\^|~|>=)?(\d+)(?:\.(\d+|x))?(\.[\w.-]+)?$/.exec(range) ?? [];
  if (major === undefined) return range;
  const isOld =
    Number(major) < OLDEST.major || (Number(major) === OLDEST.major && Number(minor) < OLDEST.minor);
  if (!isOld) return range;
  // A range without patch version, such as "5.2", allows all patch versions, as "~" does.
  return `${kind || (rest === undefined ? '~' : '')}${OLDEST.version}`;
}

function listedRanges(manifest: Manifest) {
  return FIELDS.flatMap((field) => {
    const range = manifest[field]?.typescript;
    return typeof range === 'string' ? [{path: [field, 'typescript'] as const, range}] : [];
  });
}

/** Raises the version of TypeScript in a package.json if that version is too old. */
export function editTypescript(text: string, manifest: Manifest): string {
  let edited = text;
  for (const {path, range} of listedRanges(manifest)) {
    const after = typescriptRange(range);
    if (after !== range) edited = setJson(edited, [...path], after);
  }
  return edited;
}

/**
 * Note on a version of TypeScript in the workspace that is too old, if the site's package.json does not list
 * TypeScript. The migration does not change that version, since other packages use it too.
 */
export function typescriptNotes({manifest, rootManifest, workspace, tsconfig}: SiteFiles): MigrationNote[] {
  if (!tsconfig || listedRanges(manifest).length > 0) return [];
  return listedRanges(rootManifest)
    .filter(({range}) => typescriptRange(range) !== range)
    .map(({path, range}) => ({
      location: fieldLocation(workspace.manifest, path),
      what: `The workspace has TypeScript ${range}: the types of Lectern need ${OLDEST.major}.${OLDEST.minor} or newer.`,
      todo: `Write "${typescriptRange(range)}", or add "typescript" in this version to the site.`,
    }));
}
