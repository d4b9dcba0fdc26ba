import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownSite} from '@lectern/mdx';
import {writeFileAtomic} from '@lectern/store';
import type {HeadingIdOptions, HeadingIdSyntax} from '../contentHelpers/planHeadingIds.js';
import {errors} from '../errors/catalog.js';
import {mergeErrors} from '../errors/mergeErrors.js';
import {loadMarkdownFiles} from '../wiring/loadMarkdownFiles.js';
import {type FileHeadingIds, fileHeadingIds} from './fileHeadingIds.js';

export interface WriteHeadingIdsInput extends HeadingIdOptions {
  readonly siteDir: string;
  /** Path of the config file, relative to `siteDir`. */
  readonly config?: string;
  /** Files, folders or patterns, relative to the current folder. Without any: all content of the site. */
  readonly files: readonly string[];
}

/** Result of `site write-heading-ids`. */
export interface HeadingIdsReport {
  /** Number of files that were read. */
  readonly read: number;
  /** Files in which an id was written, or in which a heading was skipped. */
  readonly files: readonly FileHeadingIds[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Chooses the syntax in which ids are written behind headings: `classic` is "{#id}", `mdx-comment` is a comment with
 * the id. The default is `classic`, or `mdx-comment` if the site does not support classic ids in MDX.
 *
 * @throws {SiteError} `HEADING_ID_SYNTAX_OFF`
 */
function syntaxOf(
  requested: HeadingIdSyntax | undefined,
  {markdown}: Pick<MarkdownSite, 'markdown'>,
): HeadingIdSyntax {
  const hasClassic = markdown.mdx1Compat.headingIds;
  if (requested === 'classic' && !hasClassic) throw errors.headingIdSyntaxOff();
  return requested ?? (hasClassic ? 'classic' : 'mdx-comment');
}

/**
 * Writes an id after each heading of Markdown files. Writes no file if one of the files cannot be compiled.
 *
 * @throws {SiteError | MarkdownError} for mistakes of the user
 */
export async function writeHeadingIds(input: WriteHeadingIdsInput): Promise<HeadingIdsReport> {
  if (input.migrate && input.overwrite) throw errors.headingIdOptionsExclusive();
  const {site, files, readInput} = await loadMarkdownFiles(input);
  const options = {
    ...input,
    syntax: syntaxOf(input.syntax, site),
    maintainCase: input.maintainCase || site.markdown.anchors.maintainCase,
  };
  const planned: FileHeadingIds[] = [];
  const failures: unknown[] = [];
  for (const file of files) {
    try {
      planned.push(await fileHeadingIds(readInput(file), options));
    } catch (error) {
      failures.push(error);
    }
  }
  const [first, ...others] = failures;
  if (first !== undefined) throw mergeErrors([first, ...others], path.resolve(site.siteDir));
  for (const {file, text, edits} of planned) if (edits.length > 0) writeText(file, text);
  return {read: files.length, files: planned.filter(({edits, skipped}) => edits.length + skipped.length > 0)};
}

/** Replaces the text of a file; keeps its byte order mark and its mode. */
function writeText(file: string, text: string): void {
  const hasMark = fs.readFileSync(file, 'utf8').startsWith(BYTE_ORDER_MARK);
  const {mode} = fs.statSync(file);
  writeFileAtomic(file, (hasMark ? BYTE_ORDER_MARK : '') + text);
  fs.chmodSync(file, mode);
}
