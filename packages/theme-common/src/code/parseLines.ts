import type {MagicCommentConfig} from '../themeConfig.js';
import {magicCommentPattern} from './commentStyles.js';

export interface ParsedLines {
  /** Classes by line, from 0; lines without any are absent. */
  readonly lineClassNames: {readonly [lineIndex: number]: readonly string[]};
  /** Without magic comments. */
  readonly code: string;
}

export interface ParseLinesOptions {
  readonly metastring: string | undefined;
  readonly language: string | undefined;
  readonly magicComments: readonly MagicCommentConfig[];
}

/** "1,3-5" → [1, 3, 4, 5] */
export function parseRange(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const bounds = /^\s*(\d+)\s*(?:(?:-|\.\.)\s*(\d+))?\s*$/.exec(part);
    if (!bounds) return [];
    const start = Number(bounds[1]);
    const end = Number(bounds[2] ?? bounds[1]);
    return Array.from({length: Math.max(0, end - start + 1)}, (_, index) => start + index);
  });
}

class LineClasses {
  readonly #classes = new Map<number, string[]>();

  add(line: number, className: string): void {
    const classes = this.#classes.get(line);
    if (!classes) this.#classes.set(line, [className]);
    else if (!classes.includes(className)) classes.push(className);
  }

  toObject(): Record<number, readonly string[]> {
    return Object.fromEntries(this.#classes);
  }
}

type Directive = {readonly className: string; readonly does: 'line' | 'start' | 'end'};

function directivesOf(magicComments: readonly MagicCommentConfig[]): Map<string, Directive> {
  const directives = new Map<string, Directive>();
  for (const {className, line, block} of magicComments) {
    if (line) directives.set(line, {className, does: 'line'});
    if (block) {
      directives.set(block.start, {className, does: 'start'});
      directives.set(block.end, {className, does: 'end'});
    }
  }
  return directives;
}

function parseMagicComments(
  content: string,
  language: string,
  magicComments: readonly MagicCommentConfig[],
): ParsedLines {
  const directives = directivesOf(magicComments);
  const pattern = magicCommentPattern(language, [...directives.keys()]);
  const classes = new LineClasses();
  const openBlocks = new Map<string, number>();
  const kept: string[] = [];
  for (const line of content.split(/\r?\n/)) {
    const word = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined);
    const directive = word === undefined ? undefined : directives.get(word);
    if (directive === undefined) {
      kept.push(line);
    } else if (directive.does === 'line') {
      classes.add(kept.length, directive.className);
    } else if (directive.does === 'start') {
      openBlocks.set(directive.className, kept.length);
    } else {
      const start = openBlocks.get(directive.className) ?? kept.length;
      for (let index = start; index < kept.length; index += 1) classes.add(index, directive.className);
      openBlocks.delete(directive.className);
    }
  }
  return {code: kept.join('\n'), lineClassNames: classes.toObject()};
}

/**
 * Finds the marked lines of a code block: those of a range in the meta string, `{1,3-5}`, else those of magic comments,
 * which are then removed.
 *
 * @throws {Error} if the meta string has a range but no class is configured for it
 */
export function parseLines(content: string, options: ParseLinesOptions): ParsedLines {
  const {metastring, language, magicComments} = options;
  const code = content.replace(/\r?\n$/, '');
  const range = metastring === undefined ? undefined : /\{([\d,-]+)\}/.exec(metastring)?.[1];
  if (range !== undefined) {
    const className = magicComments[0]?.className;
    if (className === undefined) {
      throw new Error(
        `A line range is given in the code block's meta string (${metastring}), but themeConfig.prism.magicComments ` +
          'is empty: give it at least one entry, whose class the lines will get.',
      );
    }
    const lines = parseRange(range).filter((line) => line > 0);
    return {code, lineClassNames: Object.fromEntries(lines.map((line) => [line - 1, [className]]))};
  }
  if (language === undefined || magicComments.length === 0) return {code, lineClassNames: {}};
  return parseMagicComments(code, language, magicComments);
}
