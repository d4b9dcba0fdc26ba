import {headingIdsOf, type PageHeading} from '@lectern/mdx';

/** Syntax of an id after the text of a heading. "classic": `{#id}`; "mdx-comment": `{/* #id *\/}`. */
export type HeadingIdSyntax = 'classic' | 'mdx-comment';

export interface HeadingIdOptions {
  /** Keeps capital letters in generated ids. */
  readonly maintainCase?: boolean;
  readonly syntax?: HeadingIdSyntax;
  /** Rewrites ids that are written in another syntax in the syntax `syntax`. */
  readonly migrate?: boolean;
  /** Replaces ids that authors have written by ids that are generated from the text of the heading. */
  readonly overwrite?: boolean;
}

/** Change of one line of a Markdown file: `text` is the new line, with the id `id` of its heading. */
export interface HeadingEdit {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly id: string;
}

interface HeadingsToEdit {
  /** Lines of the file, without their line breaks. */
  readonly lines: readonly string[];
  readonly format: 'mdx' | 'md';
  /** All headings of the page, in the order of the text. */
  readonly headings: readonly PageHeading[];
}

/**
 * Patterns of an id at the end of a line, by syntax. "html" is a comment of HTML, for files in which `{…}` is only
 * text.
 */
const ENDINGS = {
  classic: /\s*\\?\{#([^\s{}]+)\}\s*$/,
  'mdx-comment': /\s*\{\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\}\s*$/,
  html: /\s*<!--\s*#([^\s>]+?)(?:\s[^<]*)?-->\s*$/,
} as const;

type Ending = keyof typeof ENDINGS;

/** Beginning of a line with a heading, also within a quote. In MDX, `{#id}` is an id only on such lines. */
const MARKS = /^[\s>]*#{1,6}\s/;

/** Syntax of the id at the end of a heading's line; `undefined` if there is none. */
function endingOf(line: string): Ending | undefined {
  const endings: readonly Ending[] = ['classic', 'mdx-comment', 'html'];
  return endings.find((ending) => ENDINGS[ending].test(line));
}

/**
 * Syntax in which the id of a heading is written: `syntax`, or another one if the format of the page does not support
 * `syntax` on this line.
 */
function wantedEnding(line: string, format: 'mdx' | 'md', syntax: HeadingIdSyntax): Ending {
  if (format === 'md') return syntax === 'classic' ? 'classic' : 'html';
  return syntax === 'classic' && MARKS.test(line) ? 'classic' : 'mdx-comment';
}

const WRITERS: {readonly [ending in Ending]: (id: string) => string} = {
  classic: (id) => `{#${id}}`,
  'mdx-comment': (id) => `{/* #${id} */}`,
  html: (id) => `<!-- #${id} -->`,
};

function editedLine(line: string, id: string, ending: Ending): string {
  const old = endingOf(line);
  const bare = (old ? line.replace(ENDINGS[old], '') : line).trimEnd();
  const text = MARKS.test(bare) ? bare.replace(/[ \t]+#+$/, '') : bare;
  return `${text} ${WRITERS[ending](id)}`;
}

/**
 * Plans which lines of a Markdown file change, so that each heading except those of level 1 has an id behind it. A
 * generated id is the id that the heading already has on the page, so that links to it stay valid.
 */
export function planHeadingIds(
  {lines, format, headings}: HeadingsToEdit,
  {syntax = 'classic', migrate = false, overwrite = false, maintainCase = false}: HeadingIdOptions,
): HeadingEdit[] {
  const isReplaced = ({level, hasOwnId}: PageHeading) => overwrite && level > 1 && hasOwnId;
  const given = headings.map((heading) => {
    const isKept = heading.hasOwnId && !isReplaced(heading);
    return {text: heading.text, id: isKept ? heading.id : undefined};
  });
  const ids = headingIdsOf(given, maintainCase);
  return headings.flatMap((heading, index) => {
    const line = lines[heading.line - 1];
    if (line === undefined) throw new Error(`There is no line ${heading.line} for "${heading.text}".`);
    const id = ids[index];
    if (heading.level === 1 || !id) return [];
    const wanted = wantedEnding(line, format, syntax);
    const isWritten = heading.hasOwnId && !overwrite && (!migrate || endingOf(line) === wanted);
    const text = isWritten ? line : editedLine(line, id, wanted);
    return text === line ? [] : [{line: heading.line, text, id}];
  });
}

/** Lines of a text without line breaks ("\n", "\r\n" or "\r"). */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** Replaces lines of a text; keeps its line breaks. */
export function applyEdits(text: string, edits: readonly HeadingEdit[]): string {
  // Every second part is a line break.
  const parts = text.split(/(\r\n|\n|\r)/);
  for (const edit of edits) parts[(edit.line - 1) * 2] = edit.text;
  return parts.join('');
}
