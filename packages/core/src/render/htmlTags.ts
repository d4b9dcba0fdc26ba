import type {HtmlTags, InjectedHtmlTags} from '../plugins/Plugin.js';
import type {HtmlTagObject} from '../shared/siteConfig.js';
import {escapeAttribute} from './htmlPage.js';
import type {PageShell} from './RenderJob.js';

const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

type ToUrl = (url: string) => string;

function attributeHtml(name: string, value: string | boolean | undefined, toUrl: ToUrl): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${name}`;
  const isUrl = name === 'href' || name === 'src';
  return ` ${name}="${escapeAttribute(isUrl ? toUrl(String(value)) : String(value))}"`;
}

function tagHtml(tag: string | HtmlTagObject, toUrl: ToUrl): string {
  if (typeof tag === 'string') return tag;
  const attributes = Object.entries(tag.attributes ?? {})
    .map(([name, value]) => attributeHtml(name, value, toUrl))
    .join('');
  if (VOID_TAGS.has(tag.tagName)) return `<${tag.tagName}${attributes}>`;
  return `<${tag.tagName}${attributes}>${tag.innerHTML ?? ''}</${tag.tagName}>`;
}

function tagsHtml(tags: HtmlTags = [], toUrl: ToUrl): string {
  return [tags]
    .flat()
    .map((tag) => tagHtml(tag, toUrl))
    .join('');
}

/**
 * Renders the tags that plugins inject as HTML, in plugin order.
 *
 * @param toUrl - converts the attributes "href" and "src" of tags that plugins return as objects
 */
export function injectedHtml(
  tags: readonly InjectedHtmlTags[],
  toUrl: ToUrl,
): Pick<PageShell, keyof InjectedHtmlTags> {
  const join = (part: keyof InjectedHtmlTags) =>
    tags.map((injected) => tagsHtml(injected[part], toUrl)).join('');
  return {headTags: join('headTags'), preBodyTags: join('preBodyTags'), postBodyTags: join('postBodyTags')};
}
