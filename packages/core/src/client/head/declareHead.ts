import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {
  type HeadDeclaration,
  type HeadTag,
  type HeadTagName,
  headTagNames,
  type TagAttributes,
} from './headState.js';

type Props = Readonly<Record<string, unknown>>;

/** Props of `<Head>` that say the same as children would. */
export interface HeadProps {
  readonly children?: ReactNode;
  readonly title?: string;
  readonly titleTemplate?: string;
  readonly defaultTitle?: string;
  readonly htmlAttributes?: Props;
  readonly bodyAttributes?: Props;
  readonly titleAttributes?: Props;
  readonly base?: Props;
  readonly meta?: readonly Props[];
  readonly link?: readonly Props[];
  readonly script?: readonly Props[];
  readonly style?: readonly Props[];
  readonly noscript?: readonly Props[];
}

/** While it is being put together. */
interface Draft {
  title?: string;
  titleAttributes?: TagAttributes;
  html?: TagAttributes;
  body?: TagAttributes;
  tags: {[Name in HeadTagName]?: HeadTag[]};
}

const allowed = ['title', 'html', 'body', ...headTagNames];

/** @throws if a child is no head tag, or a title is not text */
export function declareHead({children, titleTemplate, defaultTitle, ...props}: HeadProps): HeadDeclaration {
  const draft: Draft = {tags: {}};
  if (props.title !== undefined) draft.title = props.title;
  if (props.titleAttributes) draft.titleAttributes = toAttributes(props.titleAttributes);
  if (props.htmlAttributes) draft.html = toAttributes(props.htmlAttributes);
  if (props.bodyAttributes) draft.body = toAttributes(props.bodyAttributes);
  if (props.base) addTag(draft, 'base', toTag('base', props.base));
  for (const name of ['meta', 'link', 'script', 'style', 'noscript'] as const) {
    for (const tag of props[name] ?? []) addTag(draft, name, toTag(name, tag));
  }
  addChildren(draft, children);
  return {
    ...draft,
    ...(titleTemplate !== undefined && {titleTemplate}),
    ...(defaultTitle !== undefined && {defaultTitle}),
  };
}

function addChildren(draft: Draft, children: ReactNode): void {
  // What most instances hold; `Children` knows every other kind, but takes longer than all the rest here.
  if (isValidElement<Props>(children)) addElement(draft, children);
  else if (Array.isArray(children))
    for (const child of children as readonly ReactNode[]) addChildren(draft, child);
  else Children.forEach(children, (child) => addChild(draft, child));
}

function addChild(draft: Draft, child: ReactNode): void {
  if (isValidElement<Props>(child)) addElement(draft, child);
  else if (child !== null && child !== undefined && !(typeof child === 'string' && child.trim() === '')) {
    throw new Error(
      `<Head> can only hold tags (${allowed.join(', ')}), not the ${typeof child} "${String(child)}".`,
    );
  }
}

function addElement(draft: Draft, {type, props}: ReactElement<Props>): void {
  if (type === Fragment) {
    addChildren(draft, props.children as ReactNode);
    return;
  }
  const {children, ...attributes} = props;
  switch (type) {
    case 'title':
      draft.title = titleText(children);
      draft.titleAttributes = toAttributes(attributes);
      return;
    case 'html':
    case 'body':
      draft[type] = {...draft[type], ...toAttributes(attributes)};
      return;
    default:
      if (!isHeadTagName(type)) throw new Error(unknownChild(type));
      addTag(draft, type, toTag(type, props));
  }
}

function isHeadTagName(type: unknown): type is HeadTagName {
  return headTagNames.some((name) => name === type);
}

function unknownChild(type: unknown): string {
  const name = typeof type === 'string' ? `<${type}>` : `the component ${componentName(type)}`;
  return `<Head> can only hold these tags as direct children: ${allowed.join(', ')}. It was given ${name}.`;
}

function componentName(type: unknown): string {
  return typeof type === 'function' && type.name ? `<${type.name}>` : '(without a name)';
}

function titleText(children: unknown): string {
  if (children === undefined || children === null) return '';
  const parts: readonly unknown[] = Array.isArray(children) ? children : [children];
  if (!parts.every((part) => typeof part === 'string')) {
    throw new Error(
      'The <title> in <Head> must be a string. Write <title>{`…`}</title> to put values into it.',
    );
  }
  return parts.join('');
}

function addTag(draft: Draft, name: HeadTagName, tag: HeadTag): void {
  const list = draft.tags[name];
  if (list) list.push(tag);
  else draft.tags[name] = [tag];
}

function toTag(name: HeadTagName, props: Props): HeadTag {
  const {children, innerHTML, cssText, dangerouslySetInnerHTML, ...attributes} = props;
  const html = isRawHtml(dangerouslySetInnerHTML) ? dangerouslySetInnerHTML.__html : undefined;
  const content = innerHTML ?? cssText ?? html ?? children;
  const text = Array.isArray(content) ? content.join('') : content;
  if (text === undefined || text === null || text === '') return {attributes: toAttributes(attributes)};
  if (name !== 'script' && name !== 'style' && name !== 'noscript') {
    throw new Error(`<${name}> in <Head> cannot have children.`);
  }
  if (typeof text !== 'string') throw new Error(`The content of <${name}> in <Head> must be a string.`);
  return {attributes: toAttributes(attributes), content: text};
}

function isRawHtml(value: unknown): value is {readonly __html: string} {
  return typeof value === 'object' && value !== null && '__html' in value;
}

/** React's names of attributes that HTML writes otherwise. */
const htmlNames: {readonly [name: string]: string} = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
  crossOrigin: 'crossorigin',
  hrefLang: 'hreflang',
  noModule: 'nomodule',
  referrerPolicy: 'referrerpolicy',
  fetchPriority: 'fetchpriority',
  imageSrcSet: 'imagesrcset',
  imageSizes: 'imagesizes',
  tabIndex: 'tabindex',
  accessKey: 'accesskey',
  contentEditable: 'contenteditable',
};

function toAttributes(props: Props): TagAttributes {
  const attributes: {[name: string]: string | true} = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || name === 'key') continue;
    const htmlName = htmlNames[name] ?? name;
    // "data-x" and "aria-x" are texts: there, false is a value.
    const isText = htmlName.startsWith('data-') || htmlName.startsWith('aria-');
    if (typeof value === 'boolean' && !isText) {
      if (value) attributes[htmlName] = true;
    } else
      attributes[htmlName] = name === 'style' && typeof value === 'object' ? toCss(value) : String(value);
  }
  return attributes;
}

function toCss(style: object): string {
  return Object.entries(style)
    .map(
      ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`,
    )
    .join(';');
}
