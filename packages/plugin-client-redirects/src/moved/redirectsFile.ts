import type {Problem} from '@lectern/core/content-helpers';
import {fromProblem, toProblem} from '../addressProblem.js';
import {addressText} from '../addressText.js';
import type {WrittenRedirect} from '../collectRedirects.js';

const HEAD =
  '# Redirects: an old address, then the new one. "site redirects --accept" adds lines at the end; commit this file.\n\n';

/** A redirect that is added to the file. */
export interface NewRedirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Parses the file `redirects.txt`: on each line an old address and, after white space, the new one. Lines with "#" at
 * the start are comments.
 *
 * @param file - absolute path
 */
export function parseRedirects(
  text: string,
  file: string,
): {readonly redirects: readonly WrittenRedirect[]; readonly problems: readonly Problem[]} {
  const redirects: WrittenRedirect[] = [];
  const problems: Problem[] = [];
  for (const [at, content] of text.split(/\r?\n/).entries()) {
    const line = content.trim();
    if (line === '' || line.startsWith('#')) continue;
    const problem = problemOf(line.split(/\s+/));
    if (problem !== undefined) {
      problems.push({file, line: at + 1, message: problem});
      continue;
    }
    const [from = '', to = ''] = line.split(/\s+/);
    redirects.push({from, to, option: ['accepted'], location: {file, line: at + 1}});
  }
  return {redirects, problems};
}

function problemOf([from = '', to = '', ...others]: readonly string[]): string | undefined {
  if (to === '' || others.length > 0)
    return 'A line has two addresses: the old one and, after a space, the new one. Spaces within an address are "%20".';
  const problem = fromProblem(from);
  if (problem !== undefined) return `The address ${JSON.stringify(from)} ${problem}.`;
  const wrongTarget = toProblem(to);
  return wrongTarget && `The address ${JSON.stringify(to)} ${wrongTarget}.`;
}

/** Adds redirects at the end of the text of the file. The text itself does not change. */
export function withRedirects(text: string | undefined, added: readonly NewRedirect[]): string {
  const before = text ?? HEAD;
  const lineEnd = before.includes('\r\n') ? '\r\n' : '\n';
  const separator = before === '' || before.endsWith('\n') ? '' : lineEnd;
  return (
    before +
    separator +
    added.map((one) => `${addressText(one.from)} ${addressText(one.to)}${lineEnd}`).join('')
  );
}
