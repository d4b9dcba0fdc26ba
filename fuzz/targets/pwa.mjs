// Calls functions of the service worker with random requests, responses and messages. Caches are maps, since Node has
// no `CacheStorage`.
import {belongsToBuild} from '../../packages/plugin-pwa/dist/worker/belongs.js';
import {readParams} from '../../packages/plugin-pwa/dist/worker/params.js';
import {kindOfRequest, pagePath} from '../../packages/plugin-pwa/dist/worker/requests.js';
import {readShownPage} from '../../packages/plugin-pwa/dist/worker/shownPage.js';
import {createVisitedFiles} from '../../packages/plugin-pwa/dist/worker/visitedFiles.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';
import {parseUrl, SITE} from './site.mjs';

const SCOPE = `${SITE}/base/`;
const BUILD_MARK = '"code":"__LECTERN_CODE__"';
const MODES = ['navigate', 'cors', 'no-cors', 'same-origin'];
const DESTINATIONS = ['', 'document', 'script', 'style', 'image', 'font', 'video', 'manifest'];
const TYPES = [
  'text/html',
  'text/html; charset=utf-8',
  'application/json',
  'text/javascript',
  'image/png',
  '',
];
const BODIES = [
  `<html>${BUILD_MARK}</html>`,
  '<html>"code":"of another build"</html>',
  '{}',
  `{${BUILD_MARK}}`,
];
const STATUSES = [200, 204, 206, 301, 304, 404, 500];
const CONTROLS = ['', 'no-store', 'private, no-store', 'max-age=60'];

const material = {
  texts: [
    ...textsOf('.urls.txt').flatMap((text) => text.split('\n')),
    '/base/docs/a/index.payload.json',
    '/base/assets/js/main.0123abcd.js',
    '/base/sw.js?params=%7B%22offlineMode%22%3Atrue%7D',
    '/base/docs/a.html',
  ],
  tokens: [...tokensOf('urls'), 'params=', '%7B', '"offlineMode":true', 'true', 'search-x.json', 'sw.js'],
};

export const pwa = {
  name: 'pwa',
  make: (random) => ({
    offlineMode: random.pick(['yes', 1, 'true', null, [], {}, true, false]),
    mode: random.pick(MODES),
    destination: random.pick(DESTINATIONS),
    type: random.pick(TYPES),
    body: random.pick(BODIES),
    status: random.pick(STATUSES),
    control: random.pick(CONTROLS),
    method: random.chance(0.2) ? 'POST' : 'GET',
    hasRange: random.chance(0.1),
    text: mutate(random, material).slice(0, 1000),
  }),
  async check(input) {
    try {
      const url = parseUrl(input.text, SCOPE);
      if (!url) return undefined;
      return (
        checkRequest(url, input) ??
        (await checkBuild(url, input)) ??
        (await checkStored(url, input)) ??
        checkParams(url, input) ??
        checkMessage(input.text)
      );
    } catch (error) {
      return `internal error: ${error?.stack ?? error}`;
    }
  },
};

function isInScope(url) {
  return url.origin === SITE && url.pathname.startsWith(new URL(SCOPE).pathname);
}

function checkRequest(url, {mode, destination, method, hasRange}) {
  const kind = kindOfRequest({method, mode, destination, url, hasRange}, new URL(SCOPE));
  if (kind !== undefined && (!isInScope(url) || method !== 'GET' || hasRange))
    return `the worker answers a request that is not its own\n${method} ${url}`;
  if (isInScope(url) && method === 'GET' && !hasRange && mode === 'navigate' && kind !== 'page')
    return `the worker does not answer for a page\n${url}`;
  const file = url.pathname.slice(new URL(SCOPE).pathname.length);
  if (kind === 'hashed' && !(file.startsWith('assets/') && /[0-9a-f]{8}/.test(file)))
    return `a file that may change is taken from the cache first\n${url}`;
  const other = url.pathname.replace(/(?:\/index)?\.html$|\/+$/, '');
  if (other.includes('//') || other.endsWith('/')) return undefined;
  return pagePath(`${other}/`) === pagePath(`${other}/index.html`)
    ? undefined
    : `a page has two addresses\n${url}`;
}

function responseOf({type, body, status, control}) {
  const hasBody = ![204, 304].includes(status);
  const headers = {...(type && {'content-type': type}), ...(control && {'cache-control': control})};
  return new Response(hasBody ? body : null, {status, headers});
}

/** Checks that the worker accepts HTML and payloads only if they contain the mark of its own build. */
async function checkBuild(url, input) {
  const belongs = await belongsToBuild(url, responseOf(input));
  const isHtml = input.type.startsWith('text/html');
  const namesBuild = ![204, 304].includes(input.status) && input.body.includes(BUILD_MARK);
  const mustName = isHtml || url.pathname.endsWith('.payload.json');
  if (belongs && mustName && !namesBuild)
    return `a page of another build counts as one of this build\n${url}`;
  const isPageAddress = url.pathname.endsWith('/') || url.pathname.endsWith('.html');
  if (!belongs && (!mustName || (isHtml && isPageAddress && namesBuild)))
    return `a file of this build counts as one of another build\n${url}`;
  return undefined;
}

/** `CacheStorage` in memory, with the methods that the worker uses. */
function memoryCaches() {
  const stores = new Map();
  const keyOf = (request) => (typeof request === 'string' ? request : request.url);
  const open = (name) => {
    const store = stores.get(name) ?? new Map();
    stores.set(name, store);
    return {
      put: async (request, response) => void store.set(keyOf(request), response),
      keys: async () => [...store.keys()].map((url) => ({url})),
      delete: async (request) => store.delete(keyOf(request)),
    };
  };
  return {
    stores,
    open: async (name) => open(name),
    match: async (request, {cacheName}) => stores.get(cacheName)?.get(keyOf(request))?.clone(),
    delete: async (name) => stores.delete(name),
  };
}

/** A response as `fetch` returns it: with `url` and `type`, which a constructed `Response` lacks. */
function fetched(url, input) {
  const response = responseOf(input);
  Object.defineProperties(response, {url: {value: url.href}, type: {value: 'basic'}});
  response.clone = () => fetched(url, input);
  return response;
}

async function checkStored(url, input) {
  const memory = memoryCaches();
  globalThis.caches = memory;
  const files = createVisitedFiles({cacheName: 'visited', isWanted: isInScope, belongs: belongsToBuild});
  const request = {url: url.href, mode: input.mode};
  const response = fetched(url, input);
  await files.keep(request, response);
  const stored = memory.stores.get('visited')?.size ?? 0;
  const mayStore = input.status === 200 && !input.control.includes('no-store') && isInScope(url);
  if (stored > 0 && !mayStore) return `a response is stored that must not be\n${input.status} ${url}`;
  const belongs = await belongsToBuild(url, fetched(url, input));
  if (stored > 0 !== (mayStore && belongs))
    return `a response is stored or left out wrongly\n${input.status} ${url}`;
  const found = await files.match(request);
  return Boolean(found) === stored > 0 ? undefined : `a stored response is not found again\n${url}`;
}

function checkParams(url, {offlineMode}) {
  const written = `?params=${encodeURIComponent(JSON.stringify({offlineMode}))}`;
  if (readParams(written).offlineMode !== (offlineMode === true))
    return 'offline mode is on for what is not true';
  const params = readParams(url.search);
  const isBoolean = ['offlineMode', 'debug'].every((name) => typeof params[name] === 'boolean');
  if (!isBoolean) return 'a parameter of the worker is no boolean';
  return params.offlineMode && !url.search.includes('offlineMode')
    ? 'offline mode is on without being named'
    : undefined;
}

/** Checks that a message cannot make the worker load a URL outside of its scope. */
function checkMessage(text) {
  const page = readShownPage(
    {type: 'PAGE_SHOWN', page: text, payload: `${SCOPE}p`, files: [text, 7, null]},
    SCOPE,
  );
  const outside = page && [page.page, page.payload, ...page.files].find((url) => !isInScope(new URL(url)));
  return outside === undefined ? undefined : `a message makes the worker request another site\n${outside}`;
}
