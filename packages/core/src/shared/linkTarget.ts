import {addBaseUrl} from './baseUrl.js';
import {applyTrailingSlash, hasProtocol, splitSuffix, type TrailingSlash} from './url.js';

export interface LinkRules {
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly trailingSlash: TrailingSlash;
}

export interface LinkTarget {
  /**
   * `page`: a page of this site, opened by the router. `hash`: an anchor of the current page. `outside`: all other
   * targets, opened by the browser.
   */
  readonly kind: 'page' | 'hash' | 'outside';
  /** URL with base URL and trailing slash applied; relative URLs stay relative. */
  readonly href: string;
}

/**
 * Resolves the target of a link as its author wrote it.
 *
 * @param autoAddBaseUrl - prepends the base URL to targets that begin with "/"
 */
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

/** Returns true for the URL of a file in "assets/", to which the build copies files that content links to. */
function isBuiltFile(href: string, {baseUrl}: LinkRules): boolean {
  return href.startsWith(`${baseUrl}assets/`) && /\.[^/.]+$/.test(href.replace(/[?#].*$/s, ''));
}

/**
 * Resolves a relative URL ("./x", "../x", "x", "?q", "#h") as browsers do.
 *
 * @param from - path of the current page; its last segment counts as a file unless it ends with "/"
 */
export function resolvePath(to: string, from: string): string {
  const [path, suffix] = splitSuffix(to);
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
