import type {CSSProperties, ReactNode} from 'react';
import type {MagicCommentConfig, PrismTheme} from '../themeConfig.js';
import {type ParsedLines, parseLines} from './parseLines.js';

/** Title in the meta string of a code block: "x" for `title="x"`; "" if there is none. */
export function parseCodeBlockTitle(metastring?: string): string {
  return metastring?.match(/title=(?<quote>["'])(?<title>.*?)\1/)?.groups?.title ?? '';
}

/**
 * Language in a class name, in lower case: "jsx" for "language-jsx other"; `undefined` if there is no class
 * "language-…".
 */
export function parseLanguage(className: string): string | undefined {
  return className
    .split(' ')
    .find((name) => name.startsWith('language-'))
    ?.replace('language-', '')
    .toLowerCase();
}

export function containsLineNumbers(metastring?: string): boolean {
  return Boolean(metastring?.includes('showLineNumbers'));
}

/**
 * Number of the first line, or `undefined` if lines are not numbered. The prop takes precedence over the meta string.
 */
export function getLineNumbersStart({
  showLineNumbers,
  metastring,
}: {
  readonly showLineNumbers: boolean | number | undefined;
  readonly metastring: string | undefined;
}): number | undefined {
  if (showLineNumbers !== undefined) return toStart(showLineNumbers);
  const value = metastring?.match(/showLineNumbers(?:=(\d+))?(?:\s|$)/);
  return value ? Number(value[1] ?? 1) : undefined;
}

function toStart(showLineNumbers: boolean | number): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  return showLineNumbers ? 1 : undefined;
}

export interface CodeBlockMetadata {
  /** The code as written, with magic comments. */
  readonly codeInput: string;
  /** The code that is shown and copied, without magic comments. */
  readonly code: string;
  readonly className: string;
  readonly language: string;
  readonly title: ReactNode;
  readonly lineNumbersStart: number | undefined;
  readonly lineClassNames: ParsedLines['lineClassNames'];
}

export interface CodeBlockMetadataInput {
  readonly code: string;
  readonly className: string | undefined;
  readonly language: string | undefined;
  readonly defaultLanguage: string | undefined;
  readonly metastring: string | undefined;
  readonly magicComments: readonly MagicCommentConfig[];
  readonly title: ReactNode;
  readonly showLineNumbers: boolean | number | undefined;
}

function blockClassName(className: string | undefined, language: string): string {
  const added = `language-${language}`;
  if (className === undefined || className === '') return added;
  return className.includes('language-') ? className : `${className} ${added}`;
}

/** Computes the metadata of a code block (language, title, marked lines and so on) from its props. */
export function createCodeBlockMetadata(input: CodeBlockMetadataInput): CodeBlockMetadata {
  const language = (
    input.language ??
    (input.className === undefined ? undefined : parseLanguage(input.className)) ??
    input.defaultLanguage ??
    'text'
  ).toLowerCase();
  const {lineClassNames, code} = parseLines(input.code, {
    metastring: input.metastring,
    magicComments: input.magicComments,
    language,
  });
  return {
    codeInput: input.code,
    code,
    className: blockClassName(input.className, language),
    language,
    title: parseCodeBlockTitle(input.metastring) || input.title,
    lineNumbersStart: getLineNumbersStart(input),
    lineClassNames,
  };
}

/** Text and background colour of a Prism theme as CSS custom properties, for the `style` of a code block. */
export function getPrismCssVariables(prismTheme: PrismTheme): CSSProperties {
  const variables: CSSProperties & {[name: `--${string}`]: string | number} = {};
  const {color, backgroundColor} = prismTheme.plain;
  if (color !== undefined) variables['--prism-color'] = color;
  if (backgroundColor !== undefined) variables['--prism-background-color'] = backgroundColor;
  return variables;
}
