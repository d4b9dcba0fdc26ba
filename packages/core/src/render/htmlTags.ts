import type {HtmlTags, InjectedHtmlTags} from '../plugins/Plugin.js';
import type {HtmlTagObject} from '../shared/siteConfig.js';
import {escapeAttribute} from './htmlPage.js';

const VOID_TAGS = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

function tagHtml(tag: string | HtmlTagObject): string {
  if (typeof tag === 'string') return tag;
  const attributes = Object.entries(tag.attributes ?? {})
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`))
    .join('');
  if (VOID_TAGS.has(tag.tagName)) return `<${tag.tagName}${attributes}>`;
  return `<${tag.tagName}${attributes}>${tag.innerHTML ?? ''}</${tag.tagName}>`;
}

function tagsHtml(tags: HtmlTags | undefined): string {
  if (tags === undefined) return '';
  return (Array.isArray(tags) ? tags : [tags as string | HtmlTagObject]).map(tagHtml).join('');
}

/** What all plugins inject, in plugin order, as HTML. */
export function injectedHtml(tags: readonly InjectedHtmlTags[]): {
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
} {
  const join = (part: keyof InjectedHtmlTags) => tags.map((injected) => tagsHtml(injected[part])).join('');
  return {headTags: join('headTags'), preBodyTags: join('preBodyTags'), postBodyTags: join('postBodyTags')};
}
