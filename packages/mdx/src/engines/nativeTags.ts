import {type Node, Parser} from 'acorn';
import jsx from 'acorn-jsx';
import {visitEstree} from '../esm/visitEstree.js';

const JsxParser = Parser.extend(jsx());

/** The object whose properties stand for native elements until the code is assembled. */
export const NATIVE = 'lecternNative';

/**
 * Marks the lower-case tags in a piece of JavaScript as native elements: `<b>` → `<lecternNative.b>`. satteri would look them
 * up in the component map, which MDX does for Markdown only.
 *
 * @returns the text as it is if it has no such tag, or does not parse (code generation then reports that).
 */
export function nativeTags(text: string): string {
  if (!/<[a-z]/.test(text)) return text;
  const parsed = parseAs(text, '', '', 'module') ?? parseAs(text, '(', '\n)') ?? parseAs(text, '({', '\n})');
  if (!parsed) return text;
  const starts: number[] = [];
  visitEstree(parsed.program, (node) => {
    if (node.type !== 'JSXOpeningElement' && node.type !== 'JSXClosingElement') return;
    const {name} = node as unknown as {name: Node & {name?: unknown}};
    if (name.type === 'JSXIdentifier' && typeof name.name === 'string' && /^[a-z]\w*$/.test(name.name)) {
      starts.push(name.start - parsed.shift);
    }
  });
  return starts
    .sort((a, b) => b - a)
    .reduce((code, start) => `${code.slice(0, start)}${NATIVE}.${code.slice(start)}`, text);
}

function parseAs(
  text: string,
  before: string,
  after: string,
  sourceType: 'module' | 'script' = 'script',
): {program: Node; shift: number} | undefined {
  try {
    const program = JsxParser.parse(before + text + after, {
      ecmaVersion: 'latest',
      sourceType,
      allowReturnOutsideFunction: true,
    });
    return {program, shift: before.length};
  } catch {
    return undefined;
  }
}
