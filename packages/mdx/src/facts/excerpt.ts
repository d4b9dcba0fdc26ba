import {scanLines} from '../text/outsideFences.js';

/** Markdown to plain text, one rule after the other. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/<!--.*?-->|\{\/\*.*?\*\/\}/g, ''],
  [/<\/?[a-zA-Z][^>]*>/g, ''],
  [/^\s*#{1,6}\s+/, ''],
  [/\s+#+\s*$/, ''],
  [/\\?\{#[^}]*\}\s*$/, ''],
  [/^(?:\s*>)+\s?/, ''],
  [/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?/, ''],
  [/\[\^[^\]]+\]:?/g, ''],
  [/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/:(?:\+1|-1|[a-zA-Z][\w-]*):/g, ''],
  [/(\*{1,3})(?=\S)(.*?\S)\1/g, '$2'],
  [/(?<![\w\\])(_{1,3})(?=\S)(.*?\S)\1(?!\w)/g, '$2'],
  [/~~(\S.*?\S|\S)~~/g, '$1'],
  [/(`+)\s?(.+?)\s?\1/g, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

const NO_TEXT = /^\s*(?:#\s|:::|(?:[-*_]\s*){3,}$|=+\s*$|\|?\s*:?-+:?\s*\|)/;

/**
 * A page's first line of text, for its description.
 *
 * @param content - the text below the front matter.
 * @returns plain text, or `undefined` for a page without text.
 */
export function createExcerpt(content: string): string | undefined {
  const lines = scanLines(
    content.replace(/\r\n?/g, '\n').replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, '')),
  );
  let inCode = false;
  for (const [index, {text, isCode}] of lines.entries()) {
    if (/^(?:import|export)\s/.test(text)) inCode = true;
    else if (text.trim() === '') inCode = false;
    const isTitle = /^ {0,3}=+\s*$/.test(lines[index + 1]?.text ?? '');
    if (inCode || isCode || isTitle || NO_TEXT.test(text)) continue;
    const plain = RULES.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text)
      .replace(/\s+/g, ' ')
      .trim();
    if (plain !== '') return plain;
  }
  return undefined;
}
