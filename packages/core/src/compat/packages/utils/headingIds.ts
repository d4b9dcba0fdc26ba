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
  /** Without the id. */
  readonly text: string;
  readonly id: string | undefined;
}

const ENDINGS: {readonly [syntax in HeadingIdSyntax]: {readonly opening: string; readonly pattern: RegExp}} =
  {
    classic: {opening: '{#', pattern: /^\{#([^{}]+)\}$/},
    'mdx-comment': {opening: '{/*', pattern: /^\{\/\*\s*#(\S+)\s*\*\/\}$/},
  };

/** Splits a heading into its text and the id behind it. */
export function parseMarkdownHeadingId(heading: string, syntax: HeadingIdSyntax = 'classic'): Heading {
  const {opening, pattern} = ENDINGS[syntax];
  const start = heading.lastIndexOf(opening);
  const id = start === -1 ? undefined : pattern.exec(heading.slice(start))?.[1]?.trim();
  return id ? {text: heading.slice(0, start).trimEnd(), id} : {text: heading, id: undefined};
}

/** `## Title {#id}` → `## Title \{#id}`, for MDX, where a brace opens an expression. */
export function escapeMarkdownHeadingIds(content: string): string {
  return scanLines(content)
    .map(({text, isCode}) => (isCode || !/^#{1,6}/.test(text) ? text : text.replace(/(?<!\\)\{#/, '\\{#')))
    .join('\n');
}

function parseEither(heading: string): Heading {
  const classic = parseMarkdownHeadingId(heading);
  return classic.id === undefined ? parseMarkdownHeadingId(heading, 'mdx-comment') : classic;
}

/** The text of a heading, of links their text alone. */
function plainText(heading: string): string {
  return heading
    .replace(/^#+\s*/, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .trim();
}

/** The headings that lines of "#" make, found without a parser. */
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
 * Writes an id behind each heading of a Markdown file but those of the first level. The text is scanned, not parsed: `site
 * write-heading-ids` parses pages.
 */
export function writeMarkdownHeadingId(content: string, options: WriteHeadingIDOptions = {}): string {
  const lines = linesOf(content);
  return applyEdits(content, planHeadingIds({lines, format: 'mdx', headings: scanHeadings(lines)}, options));
}
