import {SiteError} from '@lectern/core';
import {isNode, isSeq, LineCounter, parseDocument} from 'yaml';

declare global {
  namespace Lectern {
    interface ErrorCodes {
      CHANGELOG_ENTRY: true;
    }
  }
}

/** Kinds of release notes, in the order in which they are shown. */
export const NOTE_KINDS = ['features', 'breaking', 'fixes'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export interface Release {
  /** Version, which is also part of the post's URL. */
  readonly version: string;
  /** Date of the release: "2022-08-01". */
  readonly date: string;
  /** Number of people named in the original release notes. */
  readonly contributors: number;
  /** Kind → notes in Markdown. */
  readonly notes: {readonly [kind in NoteKind]?: string};
}

const KEYS: readonly string[] = ['version', 'date', 'contributors', ...NOTE_KINDS];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the problem of an entry in the file; `undefined` if it is valid */
function findMistake(entry: unknown): string | undefined {
  if (!isRecord(entry)) return 'is not a release with a version and a date';
  const unknownKey = Object.keys(entry).find((key) => !KEYS.includes(key));
  if (unknownKey !== undefined) return `has an unknown field "${unknownKey}"`;
  const {version, date, contributors = 0} = entry;
  if (typeof version !== 'string' || !/^[\w. -]+$/.test(version))
    return 'has no version that a file can be named after';
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'has no date such as 2022-08-01';
  if (!Number.isInteger(contributors)) return 'has a number of contributors that is none';
  const notes = NOTE_KINDS.map((kind) => entry[kind]).filter((note) => note !== undefined);
  if (notes.length === 0 || !notes.every((note) => typeof note === 'string')) {
    return `needs a text in at least one of ${NOTE_KINDS.join(', ')}`;
  }
  return undefined;
}

function toRelease(entry: Readonly<Record<string, unknown>>): Release {
  const notes = NOTE_KINDS.flatMap((kind) =>
    entry[kind] === undefined ? [] : [[kind, String(entry[kind])]],
  );
  return {
    version: String(entry.version),
    date: String(entry.date),
    contributors: Number(entry.contributors ?? 0),
    notes: Object.fromEntries(notes),
  };
}

function mistake(file: string, line: number, message: string): SiteError {
  return new SiteError('CHANGELOG_ENTRY', message, {location: {file, line}});
}

/**
 * Parses the data file of the changelog.
 *
 * @param file - file name for error messages
 * @returns the releases in the order of the file, newest first
 * @throws {SiteError} `CHANGELOG_ENTRY` if an entry is not a release, or two have the same version
 */
export function parseReleases(text: string, file: string): readonly Release[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter});
  const [error] = document.errors;
  if (error) throw mistake(file, error.linePos?.[0].line ?? 1, error.message);
  if (!isSeq(document.contents)) throw mistake(file, 1, 'The file must be a list of releases.');
  const seen = new Set<string>();
  return document.contents.items.map((node) => {
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    const {line} = lineCounter.linePos(offset);
    const entry: unknown = isNode(node) ? node.toJS(document) : node;
    const wrong = findMistake(entry);
    if (!isRecord(entry) || wrong !== undefined) throw mistake(file, line, `This entry ${wrong}.`);
    const release = toRelease(entry);
    if (seen.has(release.version)) throw mistake(file, line, `There are two entries for ${release.version}.`);
    seen.add(release.version);
    return release;
  });
}
