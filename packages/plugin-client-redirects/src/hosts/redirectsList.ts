import {bothSpellings, encodedFrom, type HostFile, type HostRedirect} from './HostRedirect.js';

/** Limits of the file `_redirects` of Cloudflare Pages. */
const CLOUDFLARE_LINES = 2000;
const CLOUDFLARE_LENGTH = 1000;

/** Old paths of the lines that the user's file has. These lines stay as they are. */
function pathsOf(text: string): ReadonlySet<string> {
  return new Set(text.split('\n').map((line) => line.trim().split(/\s+/)[0] ?? ''));
}

/** Writes the lines before those of the user, since hosts take the first line that matches, and these match one path. */
function joined(lines: readonly string[], before: string | undefined): string {
  return `${lines.join('\n')}\n${before ? `\n${before}` : ''}`;
}

/** Old path of a line. ":" and "*" would begin a part of the path that matches any text. */
function pathOf(redirect: HostRedirect): string {
  return encodedFrom(redirect).replaceAll(':', '%3A').replaceAll('*', '%2A');
}

function newLines(redirects: readonly HostRedirect[], before = ''): readonly HostRedirect[] {
  const taken = pathsOf(before);
  return redirects.filter((one) => !bothSpellings(pathOf(one)).some((path) => taken.has(path)));
}

/** `_redirects` of Netlify. With "!", a redirect comes before the file at its path: the HTML page that redirects. */
export const netlify: HostFile = {
  name: '_redirects',
  add(before, redirects) {
    const lines = newLines(redirects, before).map((one) => `${pathOf(one)} ${one.target} 301!`);
    return {text: joined(lines, before), problems: []};
  },
};

/** `_redirects` of Cloudflare Pages, which compares paths exactly and does not have "!". */
export const cloudflare: HostFile = {
  name: '_redirects',
  add(before, redirects) {
    const lines = newLines(redirects, before).flatMap((one) =>
      bothSpellings(pathOf(one)).map((path) => `${path} ${one.target} 301`),
    );
    const fitting = lines.filter((line) => line.length <= CLOUDFLARE_LENGTH);
    const free = Math.max(
      0,
      CLOUDFLARE_LINES - (before ?? '').split('\n').filter((line) => /^\s*\//.test(line)).length,
    );
    const problems: string[] = [];
    if (fitting.length < lines.length)
      problems.push(`${lines.length - fitting.length} lines are longer than ${CLOUDFLARE_LENGTH} characters`);
    if (fitting.length > free)
      problems.push(
        `${fitting.length - free} of ${fitting.length} lines are more than Cloudflare reads (${CLOUDFLARE_LINES})`,
      );
    return {text: joined(fitting.slice(0, free), before), problems};
  },
};
