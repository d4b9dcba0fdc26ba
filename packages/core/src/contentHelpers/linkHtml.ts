import {createRequire} from 'node:module';
import type {DefaultTreeAdapterTypes} from 'parse5';
import {z} from '#zod';
import {isSafeUrl} from '../shared/safeUrl.js';

type Node = DefaultTreeAdapterTypes.Node;

const require = createRequire(import.meta.url);

/** Attributes with a URL that the browser opens after a click or when a form is sent. */
const LINKS: ReadonlySet<string> = new Set(['href', 'action', 'formaction']);
/** Attributes with a URL that the page loads; images as `data:` URLs are allowed. */
const SOURCES: ReadonlySet<string> = new Set(['src', 'poster', 'data']);

/** URL of a link that does nothing: `javascript:`, `javascript:;` or `javascript:void(0)`. */
const DOES_NOTHING = /^\s*javascript:\s*(?:void\s*(?:0|\(\s*0?\s*\))\s*)?;?\s*$/i;

function* urlsIn(node: Node): Generator<{url: string; isSafe: boolean}> {
  for (const {name, value} of 'attrs' in node ? node.attrs : []) {
    if (LINKS.has(name)) yield {url: value, isSafe: isSafeUrl(value) || DOES_NOTHING.test(value)};
    else if (SOURCES.has(name)) yield {url: value, isSafe: isSafeUrl(value, 'image')};
  }
  const content = 'content' in node ? [node.content] : [];
  for (const child of [...('childNodes' in node ? node.childNodes : []), ...content]) yield* urlsIn(child);
}

/** The first URL in HTML that runs code, or that loads a `data:` document; `undefined` if there is none. */
function unsafeUrlIn(html: string): string | undefined {
  if (!html.includes('<')) return undefined;
  // parse5 is loaded only for configurations with HTML; most have none.
  const {parseFragment}: typeof import('parse5') = require('parse5');
  for (const {url, isSafe} of urlsIn(parseFragment(html))) if (!isSafe) return url;
  return undefined;
}

/**
 * Schema of an option whose HTML is written to pages unchanged. URLs in it must be accepted by `linkUrl`, or do nothing
 * (`javascript:void(0)`).
 */
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
