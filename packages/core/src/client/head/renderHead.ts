import {escapeHtml} from '../../shared/escapeHtml.js';
import type {RenderedHead} from '../renderTypes.js';
import {combineHeads, type HeadPart} from './combineHeads.js';

/** Renders the head tags of a page as HTML, from the contents of all its `<Head>` elements, outermost first. */
export function renderHead(parts: readonly HeadPart[]): RenderedHead {
  const head = combineHeads(parts);
  if (!head) throw new Error('Pages are not rendered where there is a document.');
  const meta = head.meta.toString();
  return {
    htmlAttributes: renderAttributes(head.htmlAttributes.toComponent()),
    bodyAttributes: renderAttributes(head.bodyAttributes.toComponent()),
    title: head.title.toString(),
    base: head.base.toString(),
    meta,
    link: head.link.toString(),
    script: head.script.toString(),
    style: head.style.toString(),
    noscript: head.noscript.toString(),
    noIndex: ROBOTS_NOINDEX.test(meta),
  };
}

const ROBOTS_NOINDEX = /<meta (?=[^>]*\bname="robots")[^>]*\bcontent="[^"]*\bnoindex\b/i;

/**
 * Renders attributes as HTML. Content can set the attributes of `<html>` and `<body>`, and Helmet does not escape them.
 */
function renderAttributes(props: object): string {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${htmlName(name)}="${escapeHtml(String(value))}"`)
    .join(' ');
}

function htmlName(name: string): string {
  return name === 'className' ? 'class' : name.toLowerCase();
}
