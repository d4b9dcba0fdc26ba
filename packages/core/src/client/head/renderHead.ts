import type {RenderedHead} from '../renderTypes.js';
import type {HeadState, HeadTag, HeadTagName, TagAttributes} from './headState.js';

/** Marks the tags that are ours to change. */
export const headMarker = 'data-rh';

const withContent: ReadonlySet<string> = new Set(['title', 'script', 'style', 'noscript']);

/** The head as HTML text. */
export function renderHead({title, titleAttributes, html, body, tags}: HeadState): RenderedHead {
  const group = (name: HeadTagName) => tags[name].map((tag) => renderTag(name, tag)).join('');
  return {
    htmlAttributes: renderAttributes(html).trimStart(),
    bodyAttributes: renderAttributes(body).trimStart(),
    title:
      title === undefined
        ? ''
        : renderTag('title', {attributes: titleAttributes, content: escapeText(title)}),
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

function renderTag(name: HeadTagName | 'title', {attributes, content = ''}: HeadTag): string {
  const opening = `<${name} ${headMarker}="true"${renderAttributes(attributes)}>`;
  return withContent.has(name) ? `${opening}${content}</${name}>` : opening;
}

/** Each with a space in front. */
function renderAttributes(attributes: TagAttributes): string {
  let html = '';
  for (const [name, value] of Object.entries(attributes)) {
    html += value === true ? ` ${name}` : ` ${name}="${escapeText(value)}"`;
  }
  return html;
}

const escapes: {readonly [char: string]: string} = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
}
