import {type PageHeading, scanLines} from '@lectern/mdx';
import {
  applyEdits,
  type HeadingIdOptions,
  type HeadingIdSyntax,
  linesOf,
  planHeadingIds,
} from '../../../contentHelpers/planHeadingIds.js';

export type {HeadingIdSyntax};

export interface WriteHeadingIDOptions extends HeadingIdOptions {}

interface Heading {
  /** Text of the heading without the id. */
  readonly text: string;
  readonly id: string | undefined;
}

const ENDINGS: {readonly [syntax in HeadingIdSyntax]: {readonly opening: string; readonly pattern: RegExp}} =
  {
    classic: {opening: '{#', pattern: /^\{#([^{}]+)\}$/},
    'mdx-comment': {opening: '{/*', pattern: /^\{\/\*\s*#(\S+)\s*\*\/\}$/},
  };

/** Splits a heading into its text and the id at its end. */
export function parseMarkdownHeadingId(heading: string, syntax: HeadingIdSyntax = 'classic'): Heading {
  const {opening, pattern} = ENDINGS[syntax];
  const start = heading.lastIndexOf(opening);
  const id = start === -1 ? undefined : pattern.exec(heading.slice(start))?.[1]?.trim();
  return id ? {text: heading.slice(0, start).trimEnd(), id} : {text: heading, id: undefined};
}

/** Escapes the braces of ids for MDX, where they would begin an expression: `## Title {#id}` → `## Title \{#id}`. */
export function escapeMarkdownHeadingIds(content: string): string {
  return scanLines(content)
    .map(({text, isCode}) => (isCode || !/^#{1,6}/.test(text) ? text : text.replace(/(?<!\\)\{#/, '\\{#')))
    .join('\n');
}

function parseEither(heading: string): Heading {
  const classic = parseMarkdownHeadingId(heading);
  return classic.id === undefined ? parseMarkdownHeadingId(heading, 'mdx-comment') : classic;
}

/** Text of a heading's line, with links replaced by their text. */
function plainText(heading: string): string {
  return heading
    .replace(/^#+\s*/, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .trim();
}

/** Headings in lines that begin with "#". The text is not parsed. */
function scanHeadings(lines: readonly string[]): PageHeading[] {
  return scanLines(lines.join('\n')).flatMap(({text: line, isCode}, index) => {
    const level = /^(#{1,6})\s/.exec(line)?.[1]?.length;
    if (isCode || level === undefined) return [];
    const {text, id} = parseEither(line.trimEnd());
    const hasOwnId = id !== undefined;
    return [{level, line: index + 1, text: plainText(text), id: id ?? '', hasOwnId}];
  });
}

/**
 * Writes an id after each heading of a Markdown file, except headings of level 1. Finds headings by their "#" without
 * parsing, unlike the command `site write-heading-ids`.
 */
export function writeMarkdownHeadingId(content: string, options: WriteHeadingIDOptions = {}): string {
  const lines = linesOf(content);
  return applyEdits(content, planHeadingIds({lines, format: 'mdx', headings: scanHeadings(lines)}, options));
}
