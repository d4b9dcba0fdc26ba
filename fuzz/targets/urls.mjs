// Parses a random URL with the functions for links, pages and servers.
import path from 'node:path';
import {errorPagesFor, resolveRequest} from '../../packages/core/dist/http/resolveRequest.js';
import {decodePath, encodePath, tryDecodeUriComponent} from '../../packages/core/dist/shared/encodePath.js';
import {linkTarget, resolvePath} from '../../packages/core/dist/shared/linkTarget.js';
import {payloadUrls} from '../../packages/core/dist/shared/payloadUrl.js';
import {isSafeUrl} from '../../packages/core/dist/shared/safeUrl.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';
import {leavesSite, parseUrl, SITE} from './site.mjs';

const ROOT = '/srv/site';
/** Base URLs; each is tried with each value of `trailingSlash`, since all combinations redirect differently. */
const BASE_URLS = ['/', '/base/', '/a/b/', '/b%C3%A4se/'];
const SLASHES = [true, false, undefined];

const material = {texts: textsOf('.urls.txt').flatMap((text) => text.split('\n')), tokens: tokensOf('urls')};

export const urls = {
  name: 'urls',
  make: (random) => ({
    baseUrl: random.pick(BASE_URLS),
    trailingSlash: random.pick(SLASHES),
    text: mutate(random, material),
  }),
  async check({baseUrl, trailingSlash, text}) {
    const rules = {siteUrl: SITE, baseUrl, trailingSlash};
    try {
      return (
        checkScheme(text) ??
        checkLink(text, rules) ??
        checkRequest(text, rules) ??
        checkRequest(`${baseUrl}${text}`, rules) ??
        checkPath(text, rules)
      );
    } catch (error) {
      return `internal error: ${error.stack}`;
    }
  },
};

function checkScheme(url) {
  const protocol = parseUrl(url)?.protocol;
  const isCode = ['javascript:', 'vbscript:', 'data:'].includes(protocol);
  return isCode && isSafeUrl(url) ? `a URL with the scheme ${protocol} counts as safe` : undefined;
}

/** Checks that a link which counts as a link to a page of the site stays on the site's host. */
function checkLink(url, rules) {
  const {kind, href} = linkTarget(url, rules);
  return kind === 'page' && parseUrl(href) ? leavesSite(href, 'a link of the site') : undefined;
}

function checkRequest(url, rules) {
  const pathname = url.startsWith('/') ? url : `/${url}`;
  return (
    checkAnswer(resolveRequest(pathname, rules, () => true)) ??
    checkAnswer(resolveRequest(pathname, rules, (file) => file.endsWith('/index.html'))) ??
    checkErrorPages(pathname, rules)
  );
}

function checkAnswer(answer) {
  if (answer.kind === 'redirect') return leavesSite(answer.to, 'a redirect');
  if (answer.kind === 'file' && !isBelowRoot(answer.file))
    return `a request leaves the folder\n${answer.file}`;
  return undefined;
}

function checkErrorPages(pathname, {baseUrl}) {
  const outside = errorPagesFor(pathname, baseUrl).find((file) => !isBelowRoot(file));
  return outside === undefined ? undefined : `an error page is outside of the folder\n${outside}`;
}

function isBelowRoot(file) {
  return `${path.join(ROOT, file)}/`.startsWith(`${ROOT}/`);
}

function checkPath(text, rules) {
  const encoded = encodePath(text);
  decodePath(text);
  tryDecodeUriComponent(text);
  resolvePath(text, `${rules.baseUrl}docs/intro`);
  payloadUrls(encoded, rules);
  return encodePath(encoded) === encoded ? undefined : 'a path changes when it is encoded again';
}
