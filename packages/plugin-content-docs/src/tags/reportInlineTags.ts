import fs from 'node:fs';
import {listProblems, log, type Problem, problemError} from '@lectern/core/content-helpers';
import {frontMatterLine} from '../docs/resolveDocs.js';
import type {Doc} from '../docs/types.js';
import {didYouMean} from '../nearest.js';
import type {PluginOptions} from '../options.js';
import type {TagsFile} from './tagsFile.js';

const HINT = 'Add them to the tags file, or change the docs option "onInlineTags".';

/** The line of a tag in a list with one tag a line; else that of the list. */
function lineOfTag(doc: Doc, label: string): number | undefined {
  const first = frontMatterLine(doc, 'tags');
  if (first === undefined) return undefined;
  const lines = fs.readFileSync(doc.file, 'utf8').split('\n').slice(first);
  for (const [index, line] of lines.entries()) {
    const [, item] = /^\s*-\s+(.*?)\s*$/.exec(line) ?? [];
    if (item === undefined) break;
    if (item.replace(/^(['"])(.*)\1$/, '$2') === label) return first + index + 1;
  }
  return first;
}

/** The tags of these docs that the tags file does not define. */
export function inlineTags(docs: readonly Doc[], tagsFile: TagsFile): readonly Problem[] {
  return docs.flatMap((doc) =>
    doc.tags
      .filter(({inline}) => inline)
      .map(({label}): Problem => {
        const message = `The tag "${label}" is not in the tags file.${didYouMean(label, tagsFile.keys())}`;
        return {file: doc.file, line: lineOfTag(doc, label), message};
      }),
  );
}

/**
 * Reports tags that no tags file defines, as the option `onInlineTags` says.
 *
 * @throws {SiteError} `DOC_INLINE_TAGS` for "throw".
 */
export function reportInlineTags(
  problems: readonly Problem[],
  severity: PluginOptions['onInlineTags'],
  siteDir: string,
): void {
  if (severity === 'ignore' || problems.length === 0) return;
  const heading = 'Docs have tags that the tags file does not define:';
  if (severity === 'throw')
    throw problemError(problems, {code: 'DOC_INLINE_TAGS', heading, hint: HINT, siteDir});
  log[severity](`[DOC_INLINE_TAGS] ${heading}\n${listProblems(problems, siteDir)}\n${HINT}`);
}
