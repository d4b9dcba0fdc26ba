import type {PayloadContent} from '../../shared/payload.js';
import type {ContentComponent} from '../types.js';

/** Names that the page's own component cannot take over from the file's exports. */
const reserved: ReadonlySet<string> = new Set([
  'default',
  'name',
  'length',
  'prototype',
  'arguments',
  'caller',
]);

/**
 * A Markdown page as components see it.
 *
 * @param ref - "content:@site/docs/intro.md"; appears in React's component stacks
 * @param exports - of the evaluated artifact
 * @param page - its metadata from the plan, and the part of it to render
 */
export function contentComponent(
  ref: string,
  exports: Readonly<Record<string, unknown>>,
  {metadata, assets, part}: Omit<PayloadContent, 'content'> = {},
): ContentComponent {
  const page = exports.default;
  const render = (part === 'excerpt' && excerptOf(page)) || page;
  if (typeof render !== 'function') {
    throw new Error(
      `"${ref.slice('content:'.length)}" was compiled without a component; its file is damaged.`,
    );
  }
  const component = (props: Record<string, unknown>): unknown => render(props);
  const own = Object.entries(exports).filter(([name]) => !reserved.has(name));
  Object.assign(component, {frontMatter: {}, toc: [], contentTitle: undefined}, Object.fromEntries(own), {
    metadata,
    assets: assets ?? {},
    displayName: `MDXContent(${ref.slice('content:'.length)})`,
  });
  Object.defineProperty(component, 'name', {value: `MDXContent(${ref.slice('content:'.length)})`});
  if (process.env.NODE_ENV === 'development') registerForRefresh(component, part ? `${ref}#${part}` : ref);
  return component as ContentComponent;
}

/** The component of the excerpt of a page, see `content` of the artifact runtime. */
function excerptOf(page: unknown): unknown {
  return typeof page === 'function' && 'excerpt' in page ? page.excerpt : undefined;
}

/** An edited page keeps the state of its components: React takes the new component for the old one. */
function registerForRefresh(component: unknown, ref: string): void {
  if (typeof window !== 'undefined') window.$LecternRefresh$?.(component, ref);
}
