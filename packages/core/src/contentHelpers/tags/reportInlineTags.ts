import type {ErrorCode} from '../../errors/errorCodes.js';
import type {Problem} from '../../errors/SiteError.js';
import {didYouMean} from '../../errors/suggestions.js';
import {type ReportContext, reportProblems, type Severity} from '../reportProblems.js';
import {type TaggedPage, tagLine} from './tagLine.js';
import type {TagsFile} from './tagsFile.js';

/** Returns a problem for each inline tag: a tag of a page that the tags file does not define. */
export function inlineTags(pages: readonly TaggedPage[], tagsFile: TagsFile): readonly Problem[] {
  return pages.flatMap((page) =>
    page.tags
      .filter(({inline}) => inline)
      .map(({label}): Problem => {
        const message = `The tag "${label}" is not in the tags file.${didYouMean(label, tagsFile.keys())}`;
        return {file: page.file, line: tagLine(page, label), message};
      }),
  );
}

/** Settings of the report about inline tags (tags that the tags file does not define). */
export interface InlineTagsReport {
  /** Value of the option `onInlineTags`. */
  readonly severity: Severity;
  /** Error code of the error or warning: "DOC_INLINE_TAGS". */
  readonly code: ErrorCode;
  /** Name of the pages in the first line of the report: "Docs". */
  readonly noun: string;
  readonly context: ReportContext;
}

/**
 * Reports tags that the tags file does not define.
 *
 * @throws {SiteError} with `code` if the severity is "throw"
 */
export function reportInlineTags(problems: readonly Problem[], report: InlineTagsReport): void {
  const {severity, code, noun, context} = report;
  const heading = `${noun} have tags that the tags file does not define:`;
  const hint = 'Add them to the tags file, or change the option "onInlineTags".';
  reportProblems(problems, {severity, code, heading, hint, context});
}
