import fs from 'node:fs';
import {STRING, withoutComments} from '../../config/withoutComments.js';
import type {Codemod, CodemodPlan} from '../Codemod.js';

const NAME = 'onBrokenMarkdownLinks';

const FIELD = new RegExp(`(?<![\\w$.])(['"]?)${NAME}\\1\\s*:\\s*(['"]\\w+['"])\\s*(,?)`);

/** Field with its line: if the line has nothing else, it is removed as a whole. */
const FIELD_LINE = new RegExp(`^[ \\t]*(['"]?)${NAME}\\1\\s*:\\s*['"]\\w+['"]\\s*,?[ \\t]*\\r?\\n`, 'm');

interface Opening {
  /** Offset behind the brace that opens the value. */
  readonly end: number;
  /** Line break and indentation before the first field in the braces; empty if it is on the same line. */
  readonly indent: string;
}

/** Finds `markdown: {` in code without comments. */
function findMarkdown(code: string): Opening | undefined {
  const match = /(?<![\w$.])(['"]?)markdown\1\s*:\s*\{(\r?\n[ \t]*)?/.exec(code);
  if (!match) return undefined;
  const indent = match[2] ?? '';
  return {end: match.index + match[0].length - indent.length, indent};
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function countOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, 'g'))].length;
}

/**
 * Moves the option `onBrokenMarkdownLinks` in the text of a config.
 *
 * @returns the new text; `undefined` where the config has a form that cannot be edited without doubt: then the option is
 *   left to the user
 */
function moveOption(text: string): string | undefined {
  const code = withoutComments(text);
  const field = FIELD.exec(code);
  // The value of another field may hold the name in a string.
  const names = countOf(
    code.replace(STRING, (token) => (token.slice(1, -1) === NAME ? token : '')),
    new RegExp(NAME),
  );
  const hasHooks = /(?<![\w$.])['"]?hooks['"]?\s*:/.test(code);
  if (!field || names !== 1 || hasHooks) return undefined;
  const hooks = `hooks: {${NAME}: ${field[2]}}`;
  const markdown = findMarkdown(code);
  const start = field.index;
  if (!markdown) {
    return `${text.slice(0, start)}markdown: {${hooks}}${field[3]}${text.slice(start + field[0].length)}`;
  }
  if (countOf(code, /(?<![\w$.])(['"]?)markdown\1\s*:/) !== 1) return undefined;
  const inserted = `${text.slice(0, markdown.end)}${markdown.indent}${hooks},${markdown.indent === '' ? ' ' : ''}${text.slice(markdown.end)}`;
  // The option is found again in the text that has the new one: the old one is not behind "hooks: {".
  return withoutOld(inserted, hooks);
}

/** Removes the option that is not the one in `hooks`. */
function withoutOld(text: string, hooks: string): string {
  const marked = text.replace(hooks, () => '\u0000');
  const code = withoutComments(marked);
  const line = FIELD_LINE.exec(code);
  const match = line ?? new RegExp(`${FIELD.source}\\s?`).exec(code);
  if (!match) return text;
  return (marked.slice(0, match.index) + marked.slice(match.index + match[0].length)).replace(
    '\u0000',
    () => hooks,
  );
}

/** Moves the deprecated option `onBrokenMarkdownLinks` of the config to `markdown.hooks`. */
export const markdownLinks: Codemod = {
  version: '0.2.0',
  plan({configFile}): CodemodPlan {
    const text = fs.readFileSync(configFile, 'utf8');
    const field =
      FIELD.exec(withoutComments(text)) ?? new RegExp(`${NAME}['"]?\\s*:`).exec(withoutComments(text));
    const isNew = new RegExp(`hooks['"]?\\s*:\\s*\\{[^}]*${NAME}`).test(withoutComments(text));
    if (!field || isNew) return {changes: [], notes: []};
    const after = moveOption(text);
    if (after !== undefined) return {changes: [{file: configFile, before: text, after}], notes: []};
    const location = {file: configFile, line: lineOf(text, field.index)};
    const what = `The option "${NAME}" is deprecated.`;
    return {changes: [], notes: [{location, what, todo: `Move it to "markdown.hooks.${NAME}".`}]};
  },
};
