import type {MarkdownNode} from './MarkdownNode.js';
import {readHtml, UNREAD} from './readHtml.js';

/** A React element, as far as it is read. */
export interface ReactElementLike {
  readonly type: unknown;
  readonly props: {readonly children?: unknown; readonly [name: string]: unknown};
}

/**
 * Function of a component that describes it in plain elements (`<p>`, `<ul>`, `<pre>`), from which Markdown is written.
 * It may return elements of other components. It may not call hooks.
 */
export type ToMarkdown = (props: never) => unknown;

export interface ReadSettings {
  /** Name of the Markdown element that a component shows ("a", "admonition"); `undefined` for other components. */
  nameOf(type: unknown): string | undefined;
  /** Function that describes a component that has no function `toMarkdown`; `undefined` for other components. */
  toMarkdownOf(type: unknown): ToMarkdown | undefined;
  /** The elements that a component has rendered, if they are kept; `undefined` for other components. */
  renderedBy(element: ReactElementLike): {readonly elements: unknown} | undefined;
  /** Returns the nodes of any other component. */
  readUnknown(element: ReactElementLike): readonly MarkdownNode[];
}

const FRAGMENT = Symbol.for('react.fragment');
/** Types that show their children and nothing else. */
const TRANSPARENT: ReadonlySet<unknown> = new Set<unknown>([
  FRAGMENT,
  Symbol.for('react.strict_mode'),
  Symbol.for('react.profiler'),
  Symbol.for('react.suspense'),
]);

/** Name of a mapped component → name of the element that is written. `null`: it is not part of the text. */
const NAMES: {readonly [name: string]: string | null} = {
  Head: null,
  head: null,
  Details: 'details',
  mdxAdmonitionTitle: 'admonition-title',
};

/** Reads what a component has returned: elements, texts, numbers, lists of them. */
export function readElements(value: unknown, settings: ReadSettings): readonly MarkdownNode[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number' || typeof value === 'bigint') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one) => readElements(one, settings));
  return isElement(value) ? readElement(value, settings) : [];
}

function isElement(value: unknown): value is ReactElementLike {
  return (
    typeof value === 'object' && value !== null && '$$typeof' in value && 'type' in value && 'props' in value
  );
}

function readElement(element: ReactElementLike, settings: ReadSettings): readonly MarkdownNode[] {
  const {type, props} = element;
  if (TRANSPARENT.has(type)) return readElements(props.children, settings);
  if (typeof type === 'string') return namedElement(type, element, settings);
  const toMarkdown = toMarkdownOf(type) ?? settings.toMarkdownOf(type);
  if (toMarkdown) return readElements(describe(type, toMarkdown, props), settings);
  const name = settings.nameOf(type);
  if (name !== undefined) return namedElement(name, element, settings);
  const rendered = settings.renderedBy(element);
  if (rendered) return readElements(rendered.elements, settings);
  return settings.readUnknown(element);
}

function namedElement(
  name: string,
  {props}: ReactElementLike,
  settings: ReadSettings,
): readonly MarkdownNode[] {
  const tag = Object.hasOwn(NAMES, name) ? NAMES[name] : name;
  if (tag === null || tag === undefined || UNREAD.has(tag)) return [];
  const {children, dangerouslySetInnerHTML: raw, ...others} = props;
  const html = (raw as {readonly __html?: unknown} | undefined)?.__html;
  const read = html === undefined ? readElements(children, settings) : readHtml(String(html));
  return [{tag, props: others, children: read}];
}

/**
 * Calls the function `toMarkdown` of a component.
 *
 * @throws {Error} of the function, with the name of the component
 */
function describe(type: unknown, toMarkdown: ToMarkdown, props: ReactElementLike['props']): unknown {
  try {
    return toMarkdown(props as never);
  } catch (cause) {
    const {displayName, name} = type as {readonly displayName?: string; readonly name?: string};
    const {message, stack} = cause instanceof Error ? cause : new Error(String(cause));
    const text = `"toMarkdown" of <${displayName || name || 'a component'}> threw: ${message}`;
    throw Object.assign(new Error(text), {stack});
  }
}

/** Returns the function `toMarkdown` of a component, which may be wrapped in `memo` or `forwardRef`. */
function toMarkdownOf(type: unknown): ToMarkdown | undefined {
  if ((typeof type !== 'object' && typeof type !== 'function') || type === null) return undefined;
  const {toMarkdown, type: inner} = type as {readonly toMarkdown?: unknown; readonly type?: unknown};
  if (typeof toMarkdown === 'function') return toMarkdown as ToMarkdown;
  return typeof type === 'object' && inner !== undefined ? toMarkdownOf(inner) : undefined;
}
