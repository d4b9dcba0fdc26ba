import {escapeFilePath} from '@lectern/core/content-helpers';

/** What the path of a post gives. */
export interface PostFileName {
  /** As written: "2020-1-5", "2020/01/05"; absent in names without a date. */
  readonly date?: string;
  /** What is left of the path: "folder/hello". Empty if the date is all. */
  readonly text: string;
  /** URL path below the blog: "/2020/1/5/folder/hello". */
  readonly slug: string;
}

const DATED = /^(?<folder>.*?)(?<date>\d{4}(?<sign>[-/])\d{1,2}\k<sign>\d{1,2})(?:[-/](?<rest>.*))?$/s;

/** @param path - of a post, below the folder of the blog: "2020-01-05-hello/index.md" */
export function parsePostFileName(path: string): PostFileName {
  const bare = path.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '');
  const {folder = '', date, rest = ''} = DATED.exec(bare)?.groups ?? {};
  // "x2020-01-05" is a word, not a date.
  if (date === undefined || !/(?:^|[-/_. ])$/.test(folder)) {
    return {text: bare, slug: `/${escapeFilePath(bare)}`};
  }
  const text = folder + rest;
  return {date, text, slug: `/${date.replaceAll('-', '/')}/${escapeFilePath(text)}`};
}

/**
 * The start of a day, in UTC.
 *
 * @param date - as `parsePostFileName` returns it
 * @returns Unix time in milliseconds, or `undefined` if there is no such day
 */
export function timeOfFileDate(date: string): number | undefined {
  const [year = 0, month = 0, day = 0] = date.split(/[-/]/).map(Number);
  const time = Date.UTC(year, month - 1, day);
  const found = new Date(time);
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === day ? time : undefined;
}
