import {headingIdsOf, type PageHeading} from '@lectern/mdx';

/** How an id is written behind a heading: `{#id}`, or `{/* #id *\/}`. */
export type HeadingIdSyntax = 'classic' | 'mdx-comment';

export interface HeadingIdOptions {
  /** Keeps capital letters in the ids that are made. */
  readonly maintainCase?: boolean;
  readonly syntax?: HeadingIdSyntax;
  /** Rewrites the ids that are there in the other syntax. */
  readonly migrate?: boolean;
  /** Replaces the ids that are there. */
  readonly overwrite?: boolean;
}

/** A heading whose line gets another ending. */
export interface HeadingEdit {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly id: string;
}

interface HeadingsToEdit {
  /** Lines of the file, without their line breaks. */
  readonly lines: readonly string[];
  readonly format: 'mdx' | 'md';
  /** All of the page, in its order. */
  readonly headings: readonly PageHeading[];
}

/** An id at the end of a line, in each way of writing it. */
const ENDINGS = {
  classic: /\s*\\?\{#([^\s{}]+)\}\s*$/,
  'mdx-comment': /\s*\{\/\*\s*#(\S+?)(?:\s[^*]*)?\*\/\}\s*$/,
  html: /\s*<!--\s*#([^\s>]+?)(?:\s[^<]*)?-->\s*$/,
} as const;

type Ending = keyof typeof ENDINGS;

/** The signs with which a line may begin that is a heading, in a quote too. In MDX, `{#id}` is an id on such lines only. */
const MARKS = /^[\s>]*#{1,6}\s/;

/** The way in which the line of a heading has its id, if it has one. */
function endingOf(line: string): Ending | undefined {
  const endings: readonly Ending[] = ['classic', 'mdx-comment', 'html'];
  return endings.find((ending) => ENDINGS[ending].test(line));
}

/** The way in which a heading is to have its id, given what its page can hold. */
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
 * Decides which lines of a Markdown file change so that each heading but those of the first level has an id written behind it.
 * Ids that are made are those that the page has already, so that links to them stay valid.
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
    const line = lines[heading.line - 1] ?? '';
    const id = ids[index];
    if (heading.level === 1 || !id) return [];
    const wanted = wantedEnding(line, format, syntax);
    const isWritten = heading.hasOwnId && !overwrite && (!migrate || endingOf(line) === wanted);
    const text = isWritten ? line : editedLine(line, id, wanted);
    return text === line ? [] : [{line: heading.line, text, id}];
  });
}

/** Cuts text into lines; the line breaks are kept in between. */
function splitLines(text: string): string[] {
  return text.split(/(\r\n|\n|\r)/);
}

/** The lines of a text without their line breaks, of whichever kind these are. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** Replaces lines of a text and keeps its line breaks. */
export function applyEdits(text: string, edits: readonly HeadingEdit[]): string {
  const parts = splitLines(text);
  for (const edit of edits) parts[(edit.line - 1) * 2] = edit.text;
  return parts.join('');
}
