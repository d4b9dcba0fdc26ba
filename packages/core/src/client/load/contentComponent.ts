import type {PayloadContent} from '../../shared/payload.js';
import type {ContentComponent} from '../types.js';

/** Names of exports that are not copied to the component: `default`, and properties that every function has already. */
const reserved: ReadonlySet<string> = new Set([
  'default',
  'name',
  'length',
  'prototype',
  'arguments',
  'caller',
]);

/**
 * Makes the component of a Markdown page, with its metadata and exports as properties.
 *
 * @param ref - "content:@site/docs/intro.md"; the name of the component in React's component stacks contains it
 * @param exports - exports of the compiled Markdown file
 * @param page - metadata and assets from the payload of the page; `part`: "excerpt" to render only the excerpt
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
  const fields = {frontMatter: {}, toc: [], contentTitle: undefined, ...Object.fromEntries(own)};
  Object.assign(component, fields, {
    frontMatter: withOwn(fields.frontMatter, metadata),
    metadata,
    assets: assets ?? {},
    displayName: `MDXContent(${ref.slice('content:'.length)})`,
  });
  Object.defineProperty(component, 'name', {value: `MDXContent(${ref.slice('content:'.length)})`});
  if (process.env.NODE_ENV === 'development') registerForRefresh(component, part ? `${ref}#${part}` : ref);
  return component as ContentComponent;
}

/** Replaces fields of the written front matter by the result of the site's schema, if there is one. */
function withOwn(frontMatter: object, metadata: PayloadContent['metadata']): object {
  const hasOwn = typeof metadata === 'object' && metadata !== null && 'ownFrontMatter' in metadata;
  return hasOwn ? {...frontMatter, ...(metadata.ownFrontMatter as object)} : frontMatter;
}

/** Returns the component of a page's excerpt, a property of its component that `createArtifactRuntime` sets. */
function excerptOf(page: unknown): unknown {
  return typeof page === 'function' && 'excerpt' in page ? page.excerpt : undefined;
}

/**
 * Registers the component with React Fast Refresh: after an edit, the new component replaces the old one and gets its
 * state.
 */
function registerForRefresh(component: unknown, ref: string): void {
  if (typeof window !== 'undefined') window.$LecternRefresh$?.(component, ref);
}
