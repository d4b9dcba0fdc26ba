import type {Compilation} from '../compilation.js';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const TAG = /<[a-zA-Z/>]/g;
/** With so many, satteri is still quick. */
const MAX_TAGS = 8;

/**
 * Whether a paragraph may have a brace without an end and many tags. satteri 0.10 tries the two in all combinations: twenty
 * lines take it a tenth of a second, thirty a minute. A page that is counted wrongly is only compiled by the slower engine.
 */
export function hasUnclosedBraces({format, source, bodyOffset}: Compilation): boolean {
  if (format !== 'mdx' || !source.includes('{', bodyOffset)) return false;
  return paragraphs(source.slice(bodyOffset)).some(
    (text) => isOpen(text) && (text.match(TAG)?.length ?? 0) > MAX_TAGS,
  );
}

/** The text between blank lines, without fenced code. Fences in lists and quotes, which may end with these, do not count. */
function paragraphs(body: string): string[] {
  const found: string[] = [''];
  let fence: string | undefined;
  for (const line of body.split('\n')) {
    const marks = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    } else if (marks) fence = marks;
    else if (line.trim() === '') found.push('');
    else found[found.length - 1] += `${line}\n`;
  }
  return found;
}

function isOpen(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
  }
  return depth > 0;
}
