import {resolvePath} from '@lectern/core/shared/linkTarget';
import {hasProtocol} from '@lectern/core/shared/url';
import {useBlogPost} from '@lectern/plugin-content-blog/client';
import type {MDXProvider} from '@mdx-js/react';
import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {useListedId} from './listedIds.js';

type Components = NonNullable<ComponentProps<typeof MDXProvider>['components']>;
type ComponentMap = Exclude<Components, (outer: never) => unknown>;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function listedHeading(Heading: ComponentType<ComponentProps<'h2'>> | 'h2') {
  return function ListedHeading({id, ...props}: ComponentProps<'h2'>): ReactNode {
    const listedId = useListedId(id, useBlogPost().metadata.permalink);
    return <Heading {...props} {...(listedId !== undefined && {id: listedId})} />;
  };
}

type LinkProps = ComponentProps<'a'> & {
  readonly 'data-footnote-ref'?: unknown;
  readonly 'data-footnote-backref'?: unknown;
};

function isFootnoteLink(props: LinkProps): boolean {
  return 'data-footnote-ref' in props || 'data-footnote-backref' in props;
}

function listedLink(A: ComponentType<ComponentProps<'a'>> | 'a') {
  return function ListedLink({href, ...props}: LinkProps): ReactNode {
    const {permalink} = useBlogPost().metadata;
    if (href === undefined || /^[/\\]/.test(href) || hasProtocol(href) || isFootnoteLink(props)) {
      return <A {...props} href={href} />;
    }
    // Links in lists are not checked: a broken link is reported on the page of the post, with its line.
    return <A {...props} href={resolvePath(href, permalink)} data-noBrokenLinkCheck />;
  };
}

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * MDX components for posts in a list. Ids of headings stay unique in the list. Links to headings (`#id`) and other
 * relative links lead to the page of the post.
 *
 * @param outer - MDX components outside of lists, which this function extends
 */
export function listedComponents(outer: ComponentMap): ComponentMap {
  const headings = HEADINGS.map((name) => [name, listedHeading((outer[name] ?? name) as 'h2')]);
  return {...outer, ...Object.fromEntries(headings), a: listedLink((outer.a ?? 'a') as 'a')};
}
