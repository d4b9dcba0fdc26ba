import {listProblems, log, type Problem, problemError} from '@lectern/core/content-helpers';
import {frontMatterLine} from '../docs/resolveDocs.js';
import type {Doc} from '../docs/types.js';
import {didYouMean} from '../nearest.js';
import type {PluginOptions} from '../options.js';
import type {TagsFile} from './tagsFile.js';

const HINT = 'Add them to the tags file, or change the docs option "onInlineTags".';

/** The tags of these docs that the tags file does not define. */
export function inlineTags(docs: readonly Doc[], tagsFile: TagsFile): readonly Problem[] {
  return docs.flatMap((doc) =>
    doc.tags
      .filter(({inline}) => inline)
      .map(({label}): Problem => {
        const message = `The tag "${label}" is not in the tags file.${didYouMean(label, tagsFile.keys())}`;
        return {file: doc.file, line: frontMatterLine(doc, 'tags'), message};
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
