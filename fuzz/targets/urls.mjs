// Reads one URL as links, pages and servers do.
import path from 'node:path';
import {resolveRequest} from '../../packages/core/dist/cli/serve/resolveRequest.js';
import {decodeFilePath, decodePath, encodePath} from '../../packages/core/dist/shared/encodePath.js';
import {linkTarget, resolvePath} from '../../packages/core/dist/shared/linkTarget.js';
import {payloadUrls} from '../../packages/core/dist/shared/payloadUrl.js';
import {isSafeUrl} from '../../packages/core/dist/shared/safeUrl.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';

const SITE = 'https://site.example';
const ROOT = '/srv/site';
const rules = {siteUrl: SITE, baseUrl: '/base/', trailingSlash: true};

const material = {texts: textsOf('.urls.txt').flatMap((text) => text.split('\n')), tokens: tokensOf('urls')};

export const urls = {
  name: 'urls',
  make: (random) => ({text: mutate(random, material)}),
  async check({text}) {
    try {
      return checkScheme(text) ?? checkLink(text) ?? checkRequest(text) ?? checkPath(text);
    } catch (error) {
      return `internal error: ${error.stack}`;
    }
  },
};

/** As browsers read it. */
function parse(url) {
  return URL.canParse(url, SITE) ? new URL(url, SITE) : undefined;
}

function checkScheme(url) {
  const protocol = parse(url)?.protocol;
  const isCode = ['javascript:', 'vbscript:', 'data:'].includes(protocol);
  return isCode && isSafeUrl(url) ? `a URL with the scheme ${protocol} counts as safe` : undefined;
}

function checkLink(url) {
  const {kind, href} = linkTarget(url, rules);
  const target = parse(href);
  return kind === 'page' && target && target.host !== 'site.example'
    ? `a link of the site leads to another host\n${href}`
    : undefined;
}

function checkRequest(url) {
  const pathname = url.startsWith('/') ? url : `/${url}`;
  const answer = resolveRequest(pathname, rules, () => true);
  if (answer.kind === 'redirect' && parse(answer.to)?.host !== 'site.example')
    return `a redirect leads to another host\n${answer.to}`;
  if (answer.kind === 'file' && !path.join(ROOT, answer.file).startsWith(`${ROOT}/`))
    return `a request leaves the folder\n${answer.file}`;
  return undefined;
}

function checkPath(text) {
  const encoded = encodePath(text);
  decodePath(text);
  decodeFilePath(text);
  resolvePath(text, '/base/docs/intro');
  payloadUrls(encoded, rules);
  return encodePath(encoded) === encoded ? undefined : 'a path changes when it is encoded again';
}
