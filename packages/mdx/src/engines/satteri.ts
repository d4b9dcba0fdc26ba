import {markdownToMdast, mdxToMdast} from 'satteri';
import type {Compilation, PageText} from '../compilation.js';
import {MarkdownError} from '../errors.js';
import type {HastNode} from '../hast.js';
import {checkDepth} from '../limits.js';
import {syntaxError} from '../syntaxError.js';
import {toHast} from '../template/toHast.js';
import {includeFiles} from '../transforms/includeFiles.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import {type MdNode, visitFlat} from '../tree.js';
import {MARK, type MarkedText, mayNeedMarks, removeMarks} from './cjkMarks.js';
import {isMisreadBySatteri} from './isMisreadBySatteri.js';
import {isSlowForSatteri} from './isSlowForSatteri.js';
import {NotExpressible} from './NotExpressible.js';

/** Compiles a page to an HTML tree. satteri, the parser, is native code; all other steps work on plain objects. */
export async function compileWithSatteri(compilation: Compilation): Promise<HastNode> {
  const tree = await parse(compilation);
  await includeFiles(tree, compilation, parsePart);
  checkDepth(tree, compilation);
  transformBeforePlugins(tree, compilation);
  transformAfterPlugins(tree, compilation);
  return toHast(tree, compilation);
}

/**
 * Parses an included file.
 *
 * @throws {NotExpressible} for a text that `@mdx-js/mdx` has to parse.
 */
function parsePart(part: PageText): Promise<MdNode> {
  if (isSlowForSatteri(part) || isMisreadBySatteri(part)) throw new NotExpressible();
  return parse(part);
}

/**
 * Parses a page, with emphasis beside Chinese, Japanese and Korean.
 *
 * @throws {MarkdownError} `MDX_SYNTAX`
 * @throws {NotExpressible} if the text needs marks (`markEmphasis`), but contains the character `MARK` already, or
 * cannot be parsed with marks in it.
 */
export async function parse(page: PageText): Promise<MdNode> {
  const text = withoutFrontMatter(page);
  if (!mayNeedMarks(text)) return parseText(text, page);
  const {markEmphasis} = await import('./markEmphasis.js');
  const marked = markEmphasis(text);
  if (!marked) return parseText(text, page);
  if (text.includes(MARK)) throw new NotExpressible();
  return parseMarked(marked, text, page);
}

/**
 * Parses a text that a plugin passes to `this.parse`.
 *
 * @throws {MarkdownError} `MDX_SYNTAX`
 * @throws {NotExpressible} for a text that may need marks, since `markEmphasis` is loaded asynchronously.
 */
export function parseAtOnce(page: PageText): MdNode {
  const text = withoutFrontMatter(page);
  if (mayNeedMarks(text)) throw new NotExpressible();
  return parseText(text, page);
}

function parseMarked(marked: MarkedText, text: string, page: PageText): MdNode {
  try {
    const tree = parseText(marked.text, page);
    removeMarks(tree, marked);
    return tree;
  } catch (error) {
    // If the text has a mistake without the marks as well, this line throws an error for it. Otherwise, a mark is
    // within JavaScript, at a position where it is not allowed.
    parseText(text, page);
    throw error instanceof MarkdownError ? new NotExpressible() : error;
  }
}

function parseText(text: string, page: PageText): MdNode {
  const {format} = page;
  const features = {directive: true, frontmatter: false, rawHtml: format === 'md'};
  try {
    // Both functions return mdast. satteri's own type for it is a closed union, so it needs a cast.
    const tree = (format === 'mdx' ? mdxToMdast : markdownToMdast)(text, {features}) as unknown as MdNode;
    if (BACKSLASH_AT_END.test(text)) restoreBackslashes(tree, text);
    return tree;
  } catch (error) {
    throw isNativeFault(error) ? syntaxError(page, readFault(error.message)) : error;
  }
}

/** Returns the source with spaces in place of the front matter, so that everything below keeps its line and offset. */
function withoutFrontMatter({source, bodyOffset}: PageText): string {
  const text = source.slice(0, bodyOffset).replace(/[^\n]/g, ' ') + source.slice(bodyOffset);
  // satteri 0.10 crashes at an import or export that ends in a backslash at the end of the text.
  return text.endsWith('\\') ? `${text}\n` : text;
}

const BACKSLASH_AT_END = /\\\r?\n[\s>]*:::/;

/** Restores the backslash at the end of a paragraph, which satteri 0.10 drops if the next line ends a directive. */
function restoreBackslashes(tree: MdNode, text: string): void {
  visitFlat(tree, ({type, children = [], position}) => {
    const last = children.at(-1);
    if (type !== 'paragraph' || !last?.position || !position) return;
    const [{end: start}, {end}] = [last.position, position];
    const isLost = text.slice(start.offset, end.offset) === '\\';
    if (!isLost) return;
    if (last.type === 'text')
      Object.assign(last, {value: `${last.value}\\`, position: {...last.position, end}});
    else children.push({type: 'text', value: '\\', position: {start, end}});
  });
}

function isNativeFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'GenericFailure';
}

/** Parses a message of satteri: "3:14: message". */
function readFault(message: string): {message: string; line?: number; column?: number} {
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(message);
  return match ? {line: Number(match[1]), column: Number(match[2]), message: match[3] ?? ''} : {message};
}
