import type {PageText} from '../compilation.js';
import {codeSpans} from '../text/codeEnds.js';
import {scanLines} from '../text/outsideFences.js';

/** True if a code span contains an odd number of single backticks, as in "`` ` ``". */
function showsOddBackticks(paragraph: string): boolean {
  return codeSpans(paragraph).some(({start, end}) => {
    // The backticks around the span do not change the result: they are two single backticks, or longer runs.
    const alone = paragraph.slice(start, end).match(/(?<!`)`(?!`)/g) ?? [];
    return alone.length % 2 === 1;
  });
}

/**
 * True for a page whose code spans satteri 0.10 (a native Markdown parser) misreads; `@mdx-js/mdx` compiles it instead.
 * In MDX, satteri pairs single backticks while it searches for braces: after "`` ` ``", it reads "`{`, `}`" as one code
 * span.
 */
export function isMisreadBySatteri({format, source, bodyOffset}: Omit<PageText, 'input'>): boolean {
  const body = source.slice(bodyOffset);
  if (format !== 'mdx' || !body.includes('``') || !body.includes('{')) return false;
  const lines = scanLines(body).map((line) => (line.isCode ? '' : line.text));
  const paragraphs = lines.join('\n').split(/\n[ \t]*\n/);
  return paragraphs.some((paragraph) => paragraph.includes('{') && showsOddBackticks(paragraph));
}
