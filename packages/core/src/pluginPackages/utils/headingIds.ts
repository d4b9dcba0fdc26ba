import {scanLines} from '@lectern/mdx';
import {createSlugger, type Slugger, type SluggerOptions} from './slugger.js';

/** How an id is written behind a heading: `{#id}`, or `{/* #id *\/}`. */
export type HeadingIdSyntax = 'classic' | 'mdx-comment';

export interface WriteHeadingIDOptions extends SluggerOptions {
  syntax?: HeadingIdSyntax;
  /** Rewrites the ids that are there in the other syntax. */
  migrate?: boolean;
  /** Replaces the ids that are there. */
  overwrite?: boolean;
}

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

function parseEither(heading: string): Heading & {readonly syntax?: HeadingIdSyntax} {
  for (const syntax of ['classic', 'mdx-comment'] as const) {
    const parsed = parseMarkdownHeadingId(heading, syntax);
    if (parsed.id !== undefined) return {...parsed, syntax};
  }
  return {text: heading, id: undefined};
}

function withId(text: string, id: string, syntax: HeadingIdSyntax): string {
  return syntax === 'classic' ? `${text} {#${id}}` : `${text} {/* #${id} */}`;
}

function isHeading(line: string): boolean {
  return /^#{2,6}\s/.test(line);
}

/** The text of a heading, of links their text alone. */
function plainText(heading: string): string {
  return heading
    .replace(/^#+\s*/, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .trim();
}

function headingLine(line: string, options: WriteHeadingIDOptions, slugger: Slugger): string {
  const {syntax: wanted = 'classic', migrate = false, overwrite = false} = options;
  const {text, id, syntax = wanted} = parseEither(line.trimEnd());
  if (id !== undefined && !overwrite) return migrate && syntax !== wanted ? withId(text, id, wanted) : line;
  return withId(text, slugger.slug(plainText(text), options), wanted);
}

/** Writes an id behind each heading of a Markdown file but those of the first level. */
export function writeMarkdownHeadingId(content: string, options: WriteHeadingIDOptions = {}): string {
  const lines = scanLines(content);
  const slugger = createSlugger();
  const headings = lines.filter(({text, isCode}) => !isCode && isHeading(text));
  if (!options.overwrite) {
    for (const {text} of headings) {
      const {id} = parseEither(text.trimEnd());
      if (id !== undefined) slugger.slug(id);
    }
  }
  return lines
    .map(({text, isCode}) => (!isCode && isHeading(text) ? headingLine(text, options, slugger) : text))
    .join('\n');
}
