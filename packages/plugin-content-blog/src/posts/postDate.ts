import fs from 'node:fs';
import {type FileHistory, frontMatterLine, type Problem, parseDate} from '@lectern/core/content-helpers';
import type {PostFile} from '../model/BlogPost.js';
import {parsePostFileName, timeOfFileDate} from './fileName.js';

/** True for a post with a date neither in its front matter nor in its path. */
export function lacksDate({frontMatter, path}: Pick<PostFile, 'frontMatter' | 'path'>): boolean {
  return (frontMatter.date ?? undefined) === undefined && parsePostFileName(path).date === undefined;
}

/**
 * Parses `date` of the front matter: a number of four digits is a year, other numbers are Unix times in milliseconds.
 *
 * @returns Unix time in milliseconds; NaN if it is no date
 */
function writtenTime(date: string | number | Date): number {
  return parseDate(typeof date === 'number' && /^\d{4}$/.test(String(date)) ? String(date) : date);
}

/**
 * Time at which a file was created, or last changed if the file system does not store the time of creation. Unix time
 * in milliseconds.
 */
function birthTime(file: string): number {
  const {birthtimeMs, mtimeMs} = fs.statSync(file);
  return Math.floor(birthtimeMs > 0 ? birthtimeMs : mtimeMs);
}

/**
 * Date of a post: from the front matter, else the path, else the first commit, else the time at which the file was
 * created.
 *
 * @param creations - times of the first commits of files
 * @param problems - list to which a date that does not exist is added; the result is then 1970-01-01
 */
export function postDate(post: PostFile, creations: FileHistory['creations'], problems: Problem[]): Date {
  const {frontMatter, file, originalFile, path} = post;
  const written = frontMatter.date ?? undefined;
  if (written !== undefined) {
    const time = writtenTime(written);
    if (!Number.isNaN(time)) return new Date(time);
    const message = `"date" is "${String(written)}", which is no date.`;
    problems.push({file, line: frontMatterLine(post, 'date'), message});
    return new Date(0);
  }
  const {date} = parsePostFileName(path);
  if (date === undefined) {
    return new Date(creations?.get(originalFile) ?? creations?.get(file) ?? birthTime(originalFile));
  }
  const time = timeOfFileDate(date);
  if (time !== undefined) return new Date(time);
  problems.push({file, message: `The name of the file has the date "${date}", which does not exist.`});
  return new Date(0);
}
