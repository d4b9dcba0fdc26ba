import type {Compilation} from './compilation.js';
import {startCompilation} from './compileMarkdown.js';
import {isSlowForSatteri} from './engines/isSlowForSatteri.js';
import {NotExpressible} from './engines/NotExpressible.js';
import {parse as parseWithSatteri} from './engines/satteri.js';
import {MarkdownError} from './errors.js';
import {resolveImport} from './esm/resolveImport.js';
import {formatOf} from './format.js';
import {splitSource} from './text/splitSource.js';
import {type MdNode, visitTree} from './tree.js';
import type {CompileInput, ContentImport} from './types.js';

const IN_ESM = /\b(?:from|import)\s*(?:\(\s*)?(["'`])([^"'`\n]+)\1/g;
const IN_CODE = /\b(?:require|import)\s*\(\s*(["'`])([^"'`\n]+)\1\s*\)/g;

/**
 * Finds the code and the content that a file imports or requires, without compiling the file.
 *
 * The result may contain references that are only mentioned in comments. It lacks imports that plugins of the site add:
 * these are in the `imports` of the artifact. For a file with a syntax error, the result is empty; the compile reports
 * the error.
 *
 * @returns references without duplicates, as `compileMarkdown` returns them: "code:@site/src/Demo",
 * "content:@site/docs/_partial.mdx".
 */
export async function scanImports(input: CompileInput): Promise<ContentImport[]> {
  const {preprocessor, parseFrontMatter} = input.site.markdown;
  const isChanged = Boolean(preprocessor || parseFrontMatter);
  if (!isChanged && !/\b(?:import|export|require)\b/.test(input.text)) return [];
  const requests = (await codeOf(input)).flatMap(requestsOf);
  const references = requests.flatMap((request) => {
    const resolved = resolveImport(request, input);
    return resolved.kind === 'module' ? [resolved.ref] : [];
  });
  return [...new Set(references)];
}

interface CodePiece {
  readonly text: string;
  readonly isEsm: boolean;
}

function requestsOf({text, isEsm}: CodePiece): string[] {
  const patterns = isEsm ? [IN_ESM, IN_CODE] : [IN_CODE];
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, , request = '']) => withoutEscapes(request)),
  );
}

const ESCAPE = /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^ux]))/gi;

/** Returns the value of a string literal, with its escapes replaced: "@site/docs/\_a" → "@site/docs/_a". */
function withoutEscapes(literal: string): string {
  return literal.replace(ESCAPE, (_escape, braced, unicode, hexadecimal, character: string | undefined) => {
    if (character !== undefined) return character;
    const code = Number.parseInt(braced ?? unicode ?? hexadecimal, 16);
    return code > 0x10ffff ? '' : String.fromCodePoint(code);
  });
}

/** Returns the JavaScript in a file: imports, exports, and expressions in braces. */
async function codeOf(input: CompileInput): Promise<CodePiece[]> {
  const tree = await parse(input);
  const pieces: CodePiece[] = [];
  if (!tree) return pieces;
  visitTree(tree, (node) => {
    if (node.type.startsWith('mdx') && node.value !== undefined) {
      pieces.push({text: node.value, isEsm: node.type === 'mdxjsEsm'});
    }
    if (!Array.isArray(node.attributes)) return;
    for (const {type, value} of node.attributes) {
      if (typeof value === 'object' && value) pieces.push({text: value.value, isEsm: false});
      else if (type === 'mdxJsxExpressionAttribute' && value) pieces.push({text: value, isEsm: false});
    }
  });
  return pieces;
}

async function parse(input: CompileInput): Promise<MdNode | undefined> {
  const {file, text, site} = input;
  try {
    const split = await splitSource(input);
    // The format is checked before the text is prepared, to save time: plain Markdown often has the word "import", in
    // code blocks.
    const {frontMatter} = split;
    if (formatOf({file, text, frontMatter}, site.markdown) !== 'mdx') return undefined;
    return await parsePage(startCompilation(input, split));
  } catch (error) {
    if (error instanceof MarkdownError) return undefined;
    throw error;
  }
}

async function parsePage(compilation: Compilation): Promise<MdNode> {
  try {
    if (!isSlowForSatteri(compilation)) return await parseWithSatteri(compilation);
  } catch (error) {
    if (!(error instanceof NotExpressible)) throw error;
  }
  return (await import('./engines/unified.js')).parseWithUnified(compilation);
}
