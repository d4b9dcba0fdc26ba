import {addBaseUrl} from './baseUrl.js';
import {applyTrailingSlash, hasProtocol, type TrailingSlash} from './url.js';

export interface LinkRules {
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly trailingSlash: TrailingSlash;
}

export interface LinkTarget {
  /** `page`: the router navigates. `hash`: on this page. `outside`: another site, or a URL the router must not touch. */
  readonly kind: 'page' | 'hash' | 'outside';
  /** Base URL and trailing slash applied; relative targets are still relative. */
  readonly href: string;
}

/** Target of a link, resolved from the text of its author. */
export function linkTarget(
  to: string,
  rules: LinkRules,
  {autoAddBaseUrl = true}: {readonly autoAddBaseUrl?: boolean} = {},
): LinkTarget {
  const bare = to.replace(/^pathname:\/\//, '');
  const href = autoAddBaseUrl && bare.startsWith('/') ? addBaseUrl(bare, rules) : bare;
  if (hasProtocol(to)) return {kind: 'outside', href};
  if (href.startsWith('#')) return {kind: 'hash', href};
  return {kind: 'page', href: isBuiltFile(href, rules) ? href : applyTrailingSlash(href, rules)};
}

/** Builds put the files that content links to below "assets/". */
function isBuiltFile(href: string, {baseUrl}: LinkRules): boolean {
  return href.startsWith(`${baseUrl}assets/`) && /\.[^/.]+$/.test(href.replace(/[?#].*$/s, ''));
}

/**
 * Resolves "./x", "../x", "x", "?q" and "#h" as a browser does.
 *
 * @param from - path of the current page; its last segment counts as a file unless it ends with "/"
 */
export function resolvePath(to: string, from: string): string {
  const suffixAt = to.search(/[?#]/);
  const path = suffixAt === -1 ? to : to.slice(0, suffixAt);
  const suffix = suffixAt === -1 ? '' : to.slice(suffixAt);
  if (path.startsWith('/')) return path + suffix;
  if (path === '') return from + suffix;
  const segments = from.split('/').slice(0, -1);
  const steps = path.split('/');
  for (const step of steps) {
    if (step === '..') {
      if (segments.length > 1) segments.pop();
    } else if (step !== '.') segments.push(step);
  }
  const last = steps.at(-1);
  if (last === '.' || last === '..') segments.push('');
  return (segments.join('/') || '/') + suffix;
}
