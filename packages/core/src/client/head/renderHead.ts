import type {RenderedHead} from '../renderTypes.js';
import type {HeadState, HeadTag, HeadTagName, TagAttributes} from './headState.js';

/** Marks the tags that are ours to change. */
export const headMarker = 'data-rh';

const withContent: ReadonlySet<HeadTagName> = new Set(['script', 'style', 'noscript']);

/** The head as HTML text. */
export function renderHead({title, titleAttributes, html, body, tags}: HeadState): RenderedHead {
  const group = (name: HeadTagName) => tags[name].map((tag) => renderTag(name, tag)).join('');
  const marked = {[headMarker]: 'true', ...titleAttributes} as const;
  return {
    htmlAttributes: renderAttributes(html),
    bodyAttributes: renderAttributes(body),
    title: title === undefined ? '' : `<title ${renderAttributes(marked)}>${escapeText(title)}</title>`,
    base: group('base'),
    meta: group('meta'),
    link: group('link'),
    script: group('script'),
    style: group('style'),
    noscript: group('noscript'),
    noIndex: tags.meta.some(
      ({attributes}) => attributes.name === 'robots' && /\bnoindex\b/i.test(String(attributes.content)),
    ),
  };
}

function renderTag(name: HeadTagName, {attributes, content = ''}: HeadTag): string {
  const opening = `<${name} ${renderAttributes({[headMarker]: 'true', ...attributes})}>`;
  return withContent.has(name) ? `${opening}${content}</${name}>` : opening;
}

function renderAttributes(attributes: TagAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}="${escapeText(value)}"`))
    .join(' ');
}

const escapes: {readonly [char: string]: string} = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
}
