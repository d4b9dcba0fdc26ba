// Finds comments with words or beginnings that are often unclear.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {readComments} from './readComments.mjs';

const PATTERNS = [
  {pattern: /^(?:What|Whether)\b/, reason: 'Begin with a noun or a verb that names the thing.'},
  {pattern: /@returns (?:what|whether)\b/i, reason: 'Name the value: "`true` if …", "the text of …".'},
  {pattern: /\b(?:nobody|somebody|whoever|anybody)\b/i, reason: 'Name it: the caller, a later build.'},
  {pattern: /\b(?:tells?|told|asks?|asked)\b/i, reason: 'Code returns, reports, requests; it does not talk.'},
  {pattern: /\bknown\b|\bknows?\b/i, reason: 'Name the place of the value: cached, loaded, listed.'},
  {pattern: /\bstands?\b/i, reason: 'Write "is".'},
  {pattern: /\banew\b/i, reason: 'Write "again", or name it: reload, recompile, restart.'},
];

const FOLDERS = ['packages', 'scripts', 'bench', 'fuzz', 'ecosystem', 'e2e', 'website/src'];

/** Reasons why a comment is unclear; empty if it is clear. */
export function unclearReasons(text) {
  return PATTERNS.filter(({pattern}) => pattern.test(text)).map(({reason}) => reason);
}

/**
 * Finds the unclear comments in our source.
 *
 * @param {string} root - folder of the repository
 * @returns {{location: string, text: string, reasons: string[]}[]} `location`: "packages/core/src/index.ts:12"
 */
export function listUnclearComments(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...FOLDERS], {cwd: root, encoding: 'utf8'});
  return listed
    .split('\0')
    .filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && !/\/sites\/|\.d\.[cm]?ts$/.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)))
    .flatMap((file) =>
      readComments(file, fs.readFileSync(path.join(root, file), 'utf8')).flatMap(({line, text}) => {
        const reasons = unclearReasons(text);
        return reasons.length > 0 ? [{location: `${file}:${line}`, text, reasons}] : [];
      }),
    );
}
