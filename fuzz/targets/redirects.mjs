// Writes redirect pages with hostile addresses, and reads them as a browser does.
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import pluginRedirects, {validateOptions} from '../../packages/plugin-client-redirects/dist/index.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';
import {contextOf, parseUrl, problemIn, SITE, withSite, writeFiles} from './site.mjs';

const material = {
  texts: [
    ...textsOf('.urls.txt').flatMap((text) => text.split('\n')),
    '/old /docs/intro',
    '/a.html /docs/intro?x#y',
    '/old https://other.example/a?b#c',
    '/../up /docs/intro',
    '/a/%2e%2e/%2e%2e/b /docs/intro',
  ],
  tokens: [
    ...tokensOf('urls'),
    ...[' ', '/old', '/docs/intro', ' /docs/intro', ' https://other.example/'],
    ...['"', '" onload="x', "'", '<b>', '"><script>', '/..', '/%2e%2e'],
  ],
};
/** Elements that a redirect page may contain; any other was injected by the address. */
const ELEMENTS = new Set([
  'html',
  'head',
  'meta',
  'title',
  'link',
  'script',
  'style',
  'body',
  'main',
  'p',
  'a',
  'h1',
  'span',
]);

export const redirects = {
  name: 'redirects',
  make: (random) => ({
    baseUrl: random.pick(['/', '/base/']),
    trailingSlash: random.pick([undefined, true, false]),
    text: mutate(random, material).slice(0, 1000),
  }),
  check: (input) => withSite({}, (siteDir) => problemIn(() => checkRedirects(siteDir, input))),
};

const ATTRIBUTES = new Set([
  ...[
    'aria-hidden',
    'charset',
    'class',
    'content',
    'data-target',
    'href',
    'http-equiv',
    'id',
    'lang',
    'dir',
    'name',
    'rel',
    'src',
    'style',
  ],
]);

/** Redirect of a text: "/old /new" redirects from /old to /new, "/old" redirects to /docs/intro. */
function entryOf(text) {
  const at = text.indexOf(' ');
  return at === -1 ? {from: text, to: '/docs/intro'} : {from: text.slice(0, at), to: text.slice(at + 1)};
}

async function checkRedirects(siteDir, {baseUrl, trailingSlash, text}) {
  const context = contextOf(siteDir, baseUrl);
  context.siteConfig.trailingSlash = trailingSlash;
  const entry = entryOf(text);
  const options = readOptions(entry);
  if (!options) return undefined;
  writeFiles(context.outDir, {'docs/intro/index.html': '', 'file.pdf': ''});
  const before = new Set(filesIn(siteDir));
  const routesPaths = [baseUrl, `${baseUrl}docs/intro`];
  await pluginRedirects(context, options).postBuild({...context, routesPaths});
  const written = filesIn(siteDir).filter((file) => !before.has(file));
  const outside = written.find((file) => !file.startsWith('build/'));
  if (outside !== undefined) return `a redirect is written outside of the output\n${outside}`;
  const pages = written.filter((file) => file.endsWith('.html'));
  return firstProblem(pages, (file) =>
    checkPage(fs.readFileSync(path.join(siteDir, file), 'utf8'), {baseUrl, to: entry.to}),
  );
}

/** @returns `undefined` if the validation rejects the redirect */
function readOptions(entry) {
  try {
    return validateOptions({
      validate: (schema, options) => schema.parse(options),
      options: {redirects: [entry]},
    });
  } catch {
    return undefined;
  }
}

function filesIn(folder) {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((found) => found.isFile())
    .map((found) => path.relative(folder, path.join(found.parentPath, found.name)));
}

function firstProblem(list, check) {
  for (const item of list) {
    const problem = check(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** All elements of a page: `{name, attributes}`. */
function elementsOf(html) {
  const elements = [];
  const visit = (node) => {
    if (node.tagName) {
      const attributes = Object.fromEntries((node.attrs ?? []).map(({name, value}) => [name, value]));
      elements.push({name: node.tagName, attributes});
    }
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(html));
  return elements;
}

/** URLs that an element links or redirects to. */
function targetsOf({name, attributes}) {
  if (name === 'a') return [attributes.href];
  if (name === 'link' && attributes.rel === 'canonical') return [attributes.href];
  if (name === 'script' && 'data-target' in attributes) return [attributes['data-target']];
  if (name === 'meta' && attributes['http-equiv'] === 'refresh')
    return [attributes.content.replace(/^\s*\d+\s*;\s*url\s*=\s*/i, '')];
  return [];
}

function checkPage(html, {baseUrl, to}) {
  const outside = URL.canParse(to) ? new URL(to).host : undefined;
  return firstProblem(elementsOf(html), (element) => {
    const {name, attributes} = element;
    if (!ELEMENTS.has(name)) return `an address makes an element <${name}> of a redirect page`;
    const foreign = Object.keys(attributes).find((attribute) => !ATTRIBUTES.has(attribute));
    if (foreign) return `an address makes an attribute ${foreign} of a redirect page`;
    if (name === 'script' && !attributes.src?.startsWith(`${baseUrl}assets/`))
      return `a redirect page loads another script\n${attributes.src}`;
    return firstProblem(targetsOf(element), (target) => checkTarget(target, outside));
  });
}

/** Checks the target of a redirect. @param outside - other host that the redirect may lead to */
function checkTarget(target, outside) {
  const url = parseUrl(target, `${SITE}/base/old/`);
  if (!url) return `a redirect leads nowhere\n${target}`;
  if (!['http:', 'https:'].includes(url.protocol)) return `a redirect has the scheme ${url.protocol}`;
  const isAllowed = url.origin === SITE || url.host === outside;
  return isAllowed ? undefined : `a redirect leads to another host\n${target}`;
}
