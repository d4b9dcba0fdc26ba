import fs from 'node:fs';
import {type FileHistory, frontMatterLine, type Problem, parseDate} from '@lectern/core/content-helpers';
import type {PostFile} from '../model/BlogPost.js';
import {parsePostFileName, timeOfFileDate} from './fileName.js';

/** Finds posts with a date neither in the front matter nor in the name. */
export function lacksDate({frontMatter, path}: Pick<PostFile, 'frontMatter' | 'path'>): boolean {
  return (frontMatter.date ?? undefined) === undefined && parsePostFileName(path).date === undefined;
}

/** A number of four digits is a year; others are Unix times in milliseconds. */
function writtenTime(date: string | number | Date): number {
  return parseDate(typeof date === 'number' && /^\d{4}$/.test(String(date)) ? String(date) : date);
}

/** The time at which the file was made; where the file system does not store it, at which it was changed. */
function birthTime(file: string): number {
  const {birthtimeMs, mtimeMs} = fs.statSync(file);
  return Math.floor(birthtimeMs > 0 ? birthtimeMs : mtimeMs);
}

/**
 * When a post was published: front matter, else file name, else first commit, else the time at which the file was made.
 *
 * @param problems - dates that do not exist are added here
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
