import fs from 'node:fs';
import path from 'node:path';
import type {WriteHeadingIdsFlags} from '../../config/flags.js';
import {plural} from '../../errors/words.js';
import type {FileHeadingIds} from '../../headingIds/fileHeadingIds.js';
import {writeHeadingIds} from '../../headingIds/writeHeadingIds.js';
import {relativePath} from '../../paths.js';
import {log} from '../../terminal/log.js';

function printFile({file, edits, skipped}: FileHeadingIds, siteDir: string): void {
  const name = relativePath(siteDir, file);
  if (edits.length > 0) log.info(`${name}: ${plural(edits.length, 'id')} written`);
  for (const line of skipped)
    log.warn(
      `${name}:${line} The id of this heading cannot be written so that the page keeps it. It was left as it is.`,
    );
}

/**
 * Writes an id behind each heading and prints the changed files.
 *
 * @returns absolute paths of the changed files
 */
export async function runWriteHeadingIds(flags: WriteHeadingIdsFlags): Promise<readonly string[]> {
  const siteDir = path.resolve(flags.siteDir);
  const {read, files} = await writeHeadingIds({...flags, siteDir});
  const root = fs.realpathSync(siteDir);
  for (const file of files) printFile(file, root);
  const changed = files.filter(({edits}) => edits.length > 0).map(({file}) => file);
  if (changed.length > 0) log.success(`${changed.length} of ${plural(read, 'Markdown file')} changed.`);
  else if (read === 0) log.warn('The site has no Markdown files in the folders of its plugins.');
  else
    log.info(
      `Nothing to write: ${plural(read, 'Markdown file')} with ids behind all headings. --overwrite replaces them.`,
    );
  return changed;
}
