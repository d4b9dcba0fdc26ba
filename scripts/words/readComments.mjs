// Reads the comments of source files.
import {parseAst} from 'vitest/node';

/** Types of syntax nodes whose text may look like a comment ("// …" in a string). */
const TEXTS = new Set(['Literal', 'TemplateElement', 'JSXText']);

/**
 * Reads the comments of a source file. `//` lines that follow each other are one comment.
 *
 * @param {string} file - file name; its extension decides the language
 * @param {string} code
 * @returns {{start: number, end: number, line: number, text: string}[]} `start`, `end`: offsets; `line`: of the
 *   start, from 1; `text`: on one line, without `//` and `*`
 */
export function readComments(file, code) {
  const own = withoutTexts(file, code);
  const found = own.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g);
  return [...found].map(({0: source, index}) => ({
    start: index,
    end: index + source.length,
    line: own.slice(0, index).split('\n').length,
    text: textOf(source),
  }));
}

function textOf(source) {
  return source
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/^[ \t]*(?:\/\/|\*)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Replaces strings, templates, regular expressions and JSX text by spaces, so that offsets stay the same. */
function withoutTexts(file, code) {
  const pieces = [];
  let last = 0;
  const visit = (node) => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const {type, start, end} = node;
    if (!TEXTS.has(type)) Object.values(node).forEach(visit);
    else if (start >= last) {
      pieces.push(code.slice(last, start), code.slice(start, end).replace(/[^\n]/g, ' '));
      last = end;
    }
  };
  visit(parseAst(code, {lang: languageOf(file)}).body);
  return pieces.join('') + code.slice(last);
}

function languageOf(file) {
  if (file.endsWith('.tsx')) return 'tsx';
  return /\.[cm]?ts$/.test(file) ? 'ts' : 'jsx';
}
