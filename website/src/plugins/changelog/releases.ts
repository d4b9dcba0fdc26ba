import {SiteError} from '@lectern/core';
import {isNode, isSeq, LineCounter, parseDocument} from 'yaml';

declare global {
  namespace Lectern {
    interface ErrorCodes {
      CHANGELOG_ENTRY: true;
    }
  }
}

/** Kinds of notes of a release, in the order in which they are shown. */
export const NOTE_KINDS = ['features', 'breaking', 'fixes'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export interface Release {
  /** Part of the address. */
  readonly version: string;
  /** "2022-08-01" */
  readonly date: string;
  /** People whom the release notes of the original name. */
  readonly contributors: number;
  /** Markdown. */
  readonly notes: {readonly [kind in NoteKind]?: string};
}

const KEYS: readonly string[] = ['version', 'date', 'contributors', ...NOTE_KINDS];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the problem of an entry of the file, or nothing */
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
  return new SiteError('CHANGELOG_ENTRY', message, {place: {file, line}});
}

/**
 * Reads the data file of the changelog.
 *
 * @param file - For messages.
 * @returns releases, newest first, as the file has them.
 * @throws {SiteError} `CHANGELOG_ENTRY` if an entry is not a release, or two have one version.
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
