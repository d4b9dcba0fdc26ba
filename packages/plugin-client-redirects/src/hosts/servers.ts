import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {splitSuffix} from '@lectern/core/shared/url';
import {bothSpellings, type HostFile, type HostRedirect} from './HostRedirect.js';

// The files are read line by line.
const CONTROL = /\p{Cc}|\p{Surrogate}/u;

function skipped(redirects: readonly HostRedirect[]): readonly string[] {
  return redirects
    .filter(({from}) => CONTROL.test(from))
    .map(({from}) => `${JSON.stringify(from)} has a character that the file cannot have`);
}

function written(redirects: readonly HostRedirect[]): readonly HostRedirect[] {
  return redirects.filter(({from}) => !CONTROL.test(from));
}

/** Adds lines at the end of a text. */
function withLines(before: string, lines: readonly string[]): string {
  const start = before === '' || before.endsWith('\n') ? '' : '\n';
  return `${before}${start}${lines.map((line) => `${line}\n`).join('')}`;
}

/** Quotes a text for a configuration of nginx or Apache. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Value of a map of nginx. "$" starts a variable, and there is no escape for it: targets are URLs, so "%24" has the same
 * meaning. The query of the old address is kept, unless the target has its own.
 */
function nginxTarget(target: string): string {
  const [path, suffix] = splitSuffix(quoted(target.replaceAll('$', '%24')).slice(1, -1));
  return `"${path}${suffix.startsWith('?') ? '' : '$is_args$args'}${suffix}"`;
}

const NGINX_HEAD = `# Redirects of the site, for nginx:
#   map_hash_bucket_size 1024;
#   map $uri $new_address { include /path/to/nginx-redirects.map; }
#   server { if ($new_address) { return 301 $new_address; } }
`;

/** Keys of a map of nginx: paths are compared literally and decoded, as in `$uri`. */
export const nginx: HostFile = {
  name: 'nginx-redirects.map',
  add(before = NGINX_HEAD, redirects) {
    const lines = written(redirects).flatMap(({from, target}) =>
      bothSpellings(from).map((path) => `${quoted(path)} ${nginxTarget(target)};`),
    );
    // nginx does not start with a key that is there twice.
    const keyOf = (line: string) => line.slice(0, line.indexOf('" ') + 1);
    const taken = new Set(before.split('\n').map(keyOf));
    const added = lines.filter((line) => !taken.has(keyOf(line)));
    return {text: withLines(before, added), problems: skipped(redirects)};
  },
};

/**
 * Target of `RedirectMatch`. Apache percent-encodes its path again, so it is decoded; "$" and "&" would insert parts of
 * the old path.
 *
 * @returns `undefined` for a path that would be read in another way
 */
function apacheTarget(target: string): string | undefined {
  const [start, path, suffix] = partsOf(target);
  const decoded = tryDecodeUriComponent(path);
  if (CONTROL.test(decoded) || /[?#]|\$\{/.test(decoded)) return undefined;
  return quoted((start + decoded + suffix).replace(/[\\$&]/g, '\\$&'));
}

/** Splits a URL before its path and behind it: "https://a.org/b?c" → ["https://a.org", "/b", "?c"]. */
function partsOf(target: string): readonly [start: string, path: string, suffix: string] {
  const [bare, suffix] = splitSuffix(target);
  const [start = ''] = /^https?:\/\/[^/]*/i.exec(bare) ?? [];
  return [start, bare.slice(start.length), suffix];
}

function apacheLine({from, target}: HostRedirect): string | undefined {
  const to = apacheTarget(target);
  const path = from.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return to && `RedirectMatch 301 ${quoted(from === '/' ? '^/$' : `^${path}/?$`)} ${to}`;
}

/** `.htaccess` of Apache: a `RedirectMatch` for each redirect, behind the lines of the user. */
export const apache: HostFile = {
  name: '.htaccess',
  add(before = '', redirects) {
    const lines = written(redirects).map((redirect) => ({redirect, line: apacheLine(redirect)}));
    const problems = lines
      .filter(({line}) => line === undefined)
      .map(
        ({redirect: {from, target}}) =>
          `the target ${JSON.stringify(target)} of ${JSON.stringify(from)} cannot be written for Apache`,
      );
    const taken = new Set(before.split('\n'));
    const added = lines.flatMap(({line}) => (line === undefined || taken.has(line) ? [] : [line]));
    return {
      text: withLines(before, added),
      problems: [...skipped(redirects), ...problems],
    };
  },
};
