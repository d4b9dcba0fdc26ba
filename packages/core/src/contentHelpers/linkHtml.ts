import {createRequire} from 'node:module';
import type {DefaultTreeAdapterTypes} from 'parse5';
import {z} from 'zod';
import {isSafeUrl} from '../shared/safeUrl.js';

type Node = DefaultTreeAdapterTypes.Node;

const require = createRequire(import.meta.url);

/** Attributes whose URL is opened or run; what an image shows may be data. */
const LINKS = new Set(['href', 'action', 'formaction']);
const SOURCES = new Set(['src', 'poster', 'data']);

/** The URL of a link that only scripts of the page use: `javascript:`, `javascript:;` or `javascript:void(0)`. */
const DOES_NOTHING = /^\s*javascript:\s*(?:void\s*(?:0|\(\s*0?\s*\))\s*)?;?\s*$/i;

function* urlsIn(node: Node): Generator<{url: string; isSafe: boolean}> {
  for (const {name, value} of 'attrs' in node ? node.attrs : []) {
    if (LINKS.has(name)) yield {url: value, isSafe: isSafeUrl(value) || DOES_NOTHING.test(value)};
    else if (SOURCES.has(name)) yield {url: value, isSafe: isSafeUrl(value, 'image')};
  }
  const content = 'content' in node ? [node.content] : [];
  for (const child of [...('childNodes' in node ? node.childNodes : []), ...content]) yield* urlsIn(child);
}

/** The first URL in HTML that runs code, or shows a document as one of the site. */
function unsafeUrlIn(html: string): string | undefined {
  if (!html.includes('<')) return undefined;
  // Most sites have no HTML in their configuration: the parser is not loaded for them.
  const {parseFragment} = require('parse5') as typeof import('parse5');
  for (const {url, isSafe} of urlsIn(parseFragment(html))) if (!isSafe) return url;
  return undefined;
}

/** HTML that a site puts into its pages as it is written; the URLs in it are those that `linkUrl` accepts, or do nothing. */
export const linkHtml = z.string().check((ctx) => {
  const url = unsafeUrlIn(ctx.value);
  if (url === undefined) return;
  ctx.issues.push({
    code: 'custom',
    input: ctx.value,
    message:
      `The HTML has the URL ${JSON.stringify(url)}. Links may not have the schemes "javascript:", "vbscript:" and ` +
      '"data:", which run code or hold documents.',
  });
});
