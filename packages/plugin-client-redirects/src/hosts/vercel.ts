import {isRecord} from '@lectern/core/content-helpers';
import {splitSuffix} from '@lectern/core/shared/url';
import {encodedFrom, type HostFile, type HostRedirect} from './HostRedirect.js';

/** Maximum number of redirects in `vercel.json`. */
const MAX_REDIRECTS = 2048;

/** Escapes the characters of a path that have a meaning in the patterns of Vercel, and allows a slash at the end. */
function sourceOf(redirect: HostRedirect): string {
  const path = encodedFrom(redirect).replace(/[\\:()*+?{}!.|^$[\]]/g, '\\$&');
  return path === '/' ? path : `${path}{/}?`;
}

/** Percent-encodes the characters of a target that Vercel would read as a reference to a part of the old path. */
function destinationOf({target}: HostRedirect): string {
  const [start = ''] = /^https?:\/\/[^/]*/i.exec(target) ?? [];
  const rest = target
    .slice(start.length)
    .replace(/[:()*+{}!$]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return start + rest;
}

/** True if Vercel would read a part of the query as a reference, encoded or not, and refuse the whole file. */
function hasReference({target}: HostRedirect): boolean {
  const [, suffix] = splitSuffix(target);
  return /(?::|%3A)\w/i.test(suffix);
}

function entryOf(redirect: HostRedirect) {
  return {source: sourceOf(redirect), destination: destinationOf(redirect), permanent: true};
}

function parse(text: string): {readonly value: Record<string, unknown>} | {readonly problem: string} {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return {problem: 'is not an object'};
    if (value.redirects !== undefined && !Array.isArray(value.redirects))
      return {problem: 'has "redirects" that are not a list'};
    if (value.routes !== undefined)
      return {problem: 'has "routes", which Vercel does not combine with "redirects"'};
    return {value};
  } catch {
    return {problem: 'is not valid JSON'};
  }
}

/** `vercel.json`: the user's redirects come first, other fields stay. */
export const vercel: HostFile = {
  name: 'vercel.json',
  add(before, redirects) {
    const parsed = parse(before ?? '{}');
    if ('problem' in parsed)
      return {text: before ?? '', problems: [`the file of the site ${parsed.problem}`]};
    const own: readonly unknown[] = Array.isArray(parsed.value.redirects) ? parsed.value.redirects : [];
    const taken = new Set(own.map((entry) => (isRecord(entry) ? entry.source : undefined)));
    const entries = redirects
      .filter((redirect) => !hasReference(redirect))
      .map(entryOf)
      .filter(({source}) => !taken.has(source) && !taken.has(source.slice(0, -4)));
    const all = [...own, ...entries];
    const problems = redirects
      .filter(hasReference)
      .map(
        ({from, target}) =>
          `the target ${JSON.stringify(target)} of ${JSON.stringify(from)} has ":" in its query`,
      );
    if (all.length > MAX_REDIRECTS)
      problems.push(
        `${all.length - MAX_REDIRECTS} of ${all.length} redirects are more than Vercel reads (${MAX_REDIRECTS})`,
      );
    const value = {...parsed.value, redirects: all.slice(0, MAX_REDIRECTS)};
    return {text: `${JSON.stringify(value, null, 2)}\n`, problems};
  },
};
