import {stripVTControlCharacters} from 'node:util';
import type {StatsError} from 'webpack';

/** Start of an excerpt of the code, with line and column: "╭─[2:4]". */
const EXCERPT = /╭─*(?:\[(\d+):(\d+)\])?/;
/** Line of an excerpt: " 2 │ let let = 2;", " · ───", " ╰────". */
const EXCERPT_LINE = /^\s*(?:\d+ │|·|╰─*$)/;
/** Signs before a line of text: "  ╰─▶   × Error: …", " │ second line". */
const SIGNS = /^\s*(?:(?:×|│|╰─▶|├─▶)\s*)+/;
const PARSE_ERROR = /^(?:JavaScript|CSS|JSON) parse error: /;

/**
 * Brings an error of Rspack into the form of webpack: without the excerpt of the code, and without the signs that lead
 * from an error to its cause. All errors lose their colours, which Rspack and loaders add in a terminal and in CI.
 */
export function inWebpackForm(error: StatsError): StatsError {
  const plain = stripVTControlCharacters(error.message);
  if (!/^\s*×/.test(plain)) return plain === error.message ? error : withMessage(error, [plain]);
  const [, line, column] = EXCERPT.exec(plain) ?? [];
  const [first = '', second = '', ...rest] = plain
    .split('\n')
    .filter((text) => !EXCERPT.test(text) && !EXCERPT_LINE.test(text) && text.trim() !== '')
    .map((text) => text.replace(SIGNS, '').trimEnd());
  const message = first
    .replace(/^ESModulesLinkingError: /, '')
    .replace(/^Cannot find module ('[^']+') for matched aliased key.*/, "Module not found: Can't resolve $1");
  if (message === 'Module parse failed:') {
    const place = EXCERPT.test(plain) ? ` (${line ?? 1}:${column ?? 0})` : '';
    const help = rest.map((text) => text.trim()).filter((text) => text !== 'help:');
    return withMessage(error, [`${message} ${second.replace(PARSE_ERROR, '')}${place}`, ...help]);
  }
  return withMessage(error, [message, second, ...rest]);
}

function withMessage(error: StatsError, lines: readonly string[]): StatsError {
  return Object.assign({...error}, {message: lines.filter((text) => text !== '').join('\n')});
}
