import {escapeFilePath} from '@lectern/core/content-helpers';

/** Parts of the path of a post. */
export interface PostFileName {
  /** Date in the path, in its original form: "2020-1-5", "2020/01-05"; absent in paths without a date. */
  readonly date?: string;
  /** Part of the path after the date: "hello"; the whole path if the path has no date. The text may be empty. */
  readonly text: string;
  /** URL path below the blog: "/2020/1/5/folder/hello". */
  readonly slug: string;
}

// As in Docusaurus, the last date in the path counts, even if it directly follows a digit or a letter.
const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<rest>.*?)(?:\/index)?\.mdx?$/s;

/**
 * Finds date, text and slug in the path of a post.
 *
 * @param path - path relative to the folder of the blog: "2020-01-05-hello/index.md"
 */
export function parsePostFileName(path: string): PostFileName {
  const {folder = '', date, rest = ''} = DATED.exec(path)?.groups ?? {};
  if (date === undefined) {
    const text = path.replace(/(?:\/index)?\.mdx?$/, '');
    return {text, slug: `/${escapeFilePath(text)}`};
  }
  return {date, text: rest, slug: `/${date.replaceAll('-', '/')}/${escapeFilePath(folder + rest)}`};
}

/**
 * The start of a day, in UTC.
 *
 * @param date - date in the form that `parsePostFileName` returns: "2020-1-5"
 * @returns Unix time in milliseconds, or `undefined` if there is no such day
 */
export function timeOfFileDate(date: string): number | undefined {
  const [year = 0, month = 0, day = 0] = date.split(/[-/]/).map(Number);
  const time = Date.UTC(year, month - 1, day);
  const found = new Date(time);
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === day ? time : undefined;
}
