import type {HelmetServerState} from 'react-helmet-async';
import type {RenderedHead} from '../renderTypes.js';

/** The head that a page was rendered with, as HTML text. */
export function renderHead(helmet: HelmetServerState): RenderedHead {
  const meta = helmet.meta.toString();
  return {
    htmlAttributes: renderAttributes(helmet.htmlAttributes.toComponent()),
    bodyAttributes: renderAttributes(helmet.bodyAttributes.toComponent()),
    title: helmet.title.toString(),
    base: helmet.base.toString(),
    meta,
    link: helmet.link.toString(),
    script: helmet.script.toString(),
    style: helmet.style.toString(),
    noscript: helmet.noscript.toString(),
    noIndex: ROBOTS_NOINDEX.test(meta),
  };
}

const ROBOTS_NOINDEX = /<meta (?=[^>]*\bname="robots")[^>]*\bcontent="[^"]*\bnoindex\b/i;

/** Helmet's own text does not escape the attributes of `<html>` and `<body>`, and content has a say in them. */
function renderAttributes(props: object): string {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${htmlName(name)}="${escapeText(String(value))}"`)
    .join(' ');
}

function htmlName(name: string): string {
  return name === 'className' ? 'class' : name.toLowerCase();
}

const escapes: {readonly [char: string]: string} = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
}
