import type {PageFile} from './compilation.js';
import {MarkdownError, type MarkdownErrorDetails} from './errors.js';

/** Hint for a mistake in an import or export of MDX. */
export const STATEMENT_HINT =
  'A line that starts with "import" or "export" is code in MDX. Check its spelling, and leave an empty line below it.';

/** Hints for authors about syntax errors: pattern for the message of a parser → hint. The first match counts. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/create a comment in MDX|before name.*`!`|`!` \(U\+0021\)/, 'Write comments in MDX as {/* … */}.'],
  [
    /create a link in MDX|before name|after `<`|Unexpected character .* in (?:name|tag)/,
    'In MDX "<" opens a tag. Write \\< for a plain less-than sign, [text](url) for a link, and quote attribute values.',
  ],
  [
    /Unexpected closing tag/,
    'Tags must be closed in the order they were opened, and none may be closed twice.',
  ],
  [
    /closing tag/,
    'Every tag must be closed: <br />, <p>…</p>. Opening and closing tag must both stand inside one paragraph, or both on lines of their own with empty lines around the content.',
  ],
  [
    /closing brace|Unexpected end of file in expression/,
    'In MDX "{" opens an expression. Write \\{ for a plain brace.',
  ],
  [
    /lazy line/,
    'A line of an expression or tag in a quote or list must be prefixed or indented like its first line.',
  ],
  [/esm|import\/exports?/i, STATEMENT_HINT],
  [
    /expression|acorn|oxc/i,
    'What stands in braces must be a JavaScript expression. Write \\{ for a plain brace.',
  ],
];

/**
 * Converts a syntax error of a parser to an error for the author: the message without the name of the parser's rule
 * ("(mdx-jsx:…)"), and the first hint of `HINTS` that fits, unless `fault` has a hint.
 */
export function syntaxError(
  {input}: PageFile,
  fault: Pick<MarkdownErrorDetails, 'message' | 'line' | 'column' | 'hint'>,
): MarkdownError {
  const message = fault.message.replace(/\s*\((?:mdx-jsx|mdxjs-rs|micromark[\w-]*):[\w-]+\)\s*$/, '');
  return new MarkdownError({
    code: 'MDX_SYNTAX',
    file: input.file,
    text: input.text,
    line: fault.line,
    column: fault.column,
    message: `MDX cannot read this: ${message}${/[.!?]$/.test(message) ? '' : '.'}`,
    hint: fault.hint ?? HINTS.find(([pattern]) => pattern.test(fault.message))?.[1],
  });
}
