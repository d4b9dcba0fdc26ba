import {findLineRange, type LineClasses, markLines, parseLineClasses} from '@lectern/mdx/client';
import type {MagicCommentConfig} from '../themeConfig.js';

export interface ParsedLines {
  /** The marked lines: line number (from 0) → CSS classes of the line. */
  readonly lineClassNames: LineClasses;
  /** The code without magic comments. */
  readonly code: string;
}

export interface ParseLinesOptions {
  readonly metastring: string | undefined;
  readonly language: string | undefined;
  readonly magicComments: readonly MagicCommentConfig[];
}

/**
 * Finds the marked lines of a code block, by the same rules as in Markdown: the lines of a range in the meta string
 * (`{1,3-5}`), else the lines that magic comments mark. The magic comments are then removed.
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
