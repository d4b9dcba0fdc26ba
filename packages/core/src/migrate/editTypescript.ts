import {findFieldLine} from '../config/findFieldLine.js';
import {setJson} from './editJson.js';
import type {MigrationNote} from './MigrationPlan.js';
import type {Manifest, SiteFiles} from './readSite.js';

/** The oldest version that accepts the types of our packages. */
const OLDEST = {major: 5, minor: 6, version: '5.6.3'};

const FIELDS = ['dependencies', 'devDependencies'] as const;

/** The same kind of range of a version that is new enough: "~5.2.2" → "~5.6.3". Ranges that are new enough, or of several parts, stay. */
export function typescriptRange(range: string): string {
  const [, kind = '', major, minor, rest] = /^(\^|~|>=)?(\d+)(?:\.(\d+|x))?(\.[\w.-]+)?$/.exec(range) ?? [];
  if (major === undefined) return range;
  const isOld =
    Number(major) < OLDEST.major || (Number(major) === OLDEST.major && Number(minor) < OLDEST.minor);
  if (!isOld) return range;
  // "5.2" allows 5.2.9.
  return `${kind || (rest === undefined ? '~' : '')}${OLDEST.version}`;
}

function listedRanges(
  manifest: Manifest,
): {readonly path: readonly [string, string]; readonly range: string}[] {
  return FIELDS.flatMap((field) => {
    const range = manifest[field]?.typescript;
    return typeof range === 'string' ? [{path: [field, 'typescript'] as const, range}] : [];
  });
}

/** A package.json with a version of TypeScript that accepts the types of our packages, where it lists TypeScript. */
export function editTypescript(text: string, manifest: Manifest): string {
  let edited = text;
  for (const {path, range} of listedRanges(manifest)) {
    const after = typescriptRange(range);
    if (after !== range) edited = setJson(edited, [...path], after);
  }
  return edited;
}

/** A note about the version of the workspace, which checks the site if that lists none: other packages use it too. */
export function typescriptNotes({manifest, rootManifest, workspace, tsconfig}: SiteFiles): MigrationNote[] {
  if (!tsconfig || listedRanges(manifest).length > 0) return [];
  const {file, text} = workspace.manifest;
  return listedRanges(rootManifest)
    .filter(({range}) => typescriptRange(range) !== range)
    .map(({path, range}) => {
      const line = findFieldLine(text, path);
      const {major, minor} = OLDEST;
      return {
        place: {file, ...(line !== undefined && {line})},
        what: `The workspace has TypeScript ${range}: the types of Lectern need ${major}.${minor} or newer.`,
        todo: `Write "${typescriptRange(range)}", or add "typescript" in this version to the site.`,
      };
    });
}
