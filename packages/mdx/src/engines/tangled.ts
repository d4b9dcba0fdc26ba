import type {Compilation} from '../compilation.js';
import {scanLines} from '../text/outsideFences.js';

const TAG = /<(\/?)[a-zA-Z][^<>]*?(\/?)>/g;
/** With so many, satteri is still quick. */
const MAX_OPEN_TAGS = 8;

/**
 * Whether a page may have a brace without an end, and tags without an end after it. satteri tries those in all combinations:
 * twenty lines with `<br>` take it seconds, thirty a minute. Such a page is a mistake, or looks like one.
 */
export function isTangled({format, source, bodyOffset}: Compilation): boolean {
  if (format !== 'mdx') return false;
  const body = source.slice(bodyOffset);
  if (count(body, '{') <= count(body, '}')) return false;
  let open = 0;
  for (const {text, isCode} of scanLines(body)) {
    if (isCode) continue;
    for (const [, closes, isWhole] of text.matchAll(TAG)) {
      if (closes) open -= 1;
      else if (!isWhole) open += 1;
    }
  }
  return open > MAX_OPEN_TAGS;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
