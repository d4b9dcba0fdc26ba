import {findLineRange, type LineClasses, markLines, parseLineClasses} from '@lectern/mdx/client';
import type {MagicCommentConfig} from '../themeConfig.js';

export interface ParsedLines {
  /** Classes by line, from 0; lines without any are absent. */
  readonly lineClassNames: LineClasses;
  /** Without magic comments. */
  readonly code: string;
}

export interface ParseLinesOptions {
  readonly metastring: string | undefined;
  readonly language: string | undefined;
  readonly magicComments: readonly MagicCommentConfig[];
}

/**
 * Finds the marked lines of a code block, by the rules of code in Markdown: those of a range in the meta string,
 * `{1,3-5}`, else those of magic comments, which are then removed.
 *
 * @throws {Error} if the meta string has a range but no class is configured for it
 */
export function parseLines(
  content: string,
  {metastring: meta = '', language = '', magicComments}: ParseLinesOptions,
): ParsedLines {
  const text = content.replaceAll('\r\n', '\n').replace(/\n$/, '');
  if (magicComments.length === 0 && findLineRange(meta) !== undefined) {
    throw new Error(
      `A line range is given in the code block's meta string (${meta}), but themeConfig.prism.magicComments ` +
        'is empty: give it at least one entry, whose class the lines will get.',
    );
  }
  const {code, lineClasses} = markLines({code: text, language, meta, magicComments});
  return {code, lineClassNames: parseLineClasses(lineClasses)};
}
