import fs from 'node:fs';
import type {Problem} from '../../errors/SiteError.js';
import {frontMatterLine, type PageFile} from '../frontMatter.js';
import {reportProblems, type Severity} from '../reportProblems.js';
import {didYouMean} from '../suggestions.js';
import type {ResolvedTag} from './resolveTags.js';
import type {TagsFile} from './tagsFile.js';

interface TaggedPage extends PageFile {
  readonly tags: readonly ResolvedTag[];
}

/** The line of a tag in a list with one tag a line; else that of the list. */
function lineOfTag(page: PageFile, label: string): number | undefined {
  const first = frontMatterLine(page, 'tags');
  if (first === undefined) return undefined;
  const lines = fs.readFileSync(page.file, 'utf8').split('\n').slice(first);
  for (const [index, line] of lines.entries()) {
    const [, item] = /^\s*-\s+(.*?)\s*$/.exec(line) ?? [];
    if (item === undefined) break;
    if (item.replace(/^(['"])(.*)\1$/, '$2') === label) return first + index + 1;
  }
  return first;
}

/** The tags of these pages that the tags file does not define. */
export function inlineTags(pages: readonly TaggedPage[], tagsFile: TagsFile): readonly Problem[] {
  return pages.flatMap((page) =>
    page.tags
      .filter(({inline}) => inline)
      .map(({label}): Problem => {
        const message = `The tag "${label}" is not in the tags file.${didYouMean(label, tagsFile.keys())}`;
        return {file: page.file, line: lineOfTag(page, label), message};
      }),
  );
}

/** The report of `inlineTags`. */
export interface InlineTagsReport {
  /** The option `onInlineTags`. */
  readonly severity: Severity;
  /** "DOC_INLINE_TAGS" */
  readonly code: string;
  /** What has the tags: "Docs". */
  readonly noun: string;
  readonly siteDir: string;
}

/**
 * Reports tags that no tags file defines.
 *
 * @throws {SiteError} with `code` for "throw".
 */
export function reportInlineTags(problems: readonly Problem[], report: InlineTagsReport): void {
  const {severity, code, noun, siteDir} = report;
  const heading = `${noun} have tags that the tags file does not define:`;
  const hint = 'Add them to the tags file, or change the option "onInlineTags".';
  reportProblems(problems, {severity, code, heading, hint, siteDir});
}
