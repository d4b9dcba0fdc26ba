import {isRelocatable, usesHashRouter} from '@generated/router';
import {
  type ComponentProps,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
} from 'react';
import {type LinkTarget, linkTarget, resolvePath} from '../shared/linkTarget.js';
import {matchPath, type PathMatch, type PathPattern} from '../shared/matchPath.js';
import {isSafeUrl} from '../shared/safeUrl.js';
import {useClientNavigation} from './link/useClientNavigation.js';
import {fileUrl, linkPath, pageHref, sitePath} from './router/hashAddress.js';
import {createPath, parsePath} from './router/location.js';
import {useLocation} from './router.js';
import type {Location} from './types.js';
import useBrokenLinks from './useBrokenLinks.js';
import useDocusaurusContext from './useDocusaurusContext.js';

interface NavLinkProps extends Omit<PathPattern, 'path'> {
  /** Marks the link if its page is the current one. */
  readonly isNavLink?: boolean;
  /** Class of a marked link; "active" by default. */
  readonly activeClassName?: string;
  readonly activeStyle?: CSSProperties;
  /** Decides if the link is marked. Without this function, the link is marked if its path matches the current path. */
  readonly isActive?: (match: PathMatch | null, location: Location) => boolean;
  /** Marks the link on its own page only, not on pages below ("/docs/intro" is below "/docs"). */
  readonly exact?: boolean;
}

export interface LinkProps extends NavLinkProps, Omit<ComponentProps<'a'>, 'ref'> {
  /**
   * Path of the site ("/docs/intro"), relative path, "#hash", URL, or `pathname://path` (opened without the router).
   * Replaces `href` if both are given.
   */
  readonly to?: string;
  readonly href?: string;
  /** If `false`, the base URL is not prepended to a path that begins with "/". */
  readonly autoAddBaseUrl?: boolean;
  /** A click replaces the current entry of the browser history instead of adding an entry. */
  readonly replace?: boolean;
  /** Excludes the link from the link check of the build. */
  readonly 'data-noBrokenLinkCheck'?: boolean;
}

/** Data of a link from which its `<a>` is made. */
interface Anchor {
  readonly target: LinkTarget | undefined;
  readonly replace: boolean;
  readonly forwardedRef: ForwardedRef<HTMLAnchorElement>;
  /** Attributes of the `<a>` that the author wrote. */
  readonly props: Omit<ComponentProps<'a'>, 'ref'>;
}

/**
 * Returns the props of a link's `<a>`.
 *
 * @param path - absolute path of a page of this site; `undefined` for all other links
 */
function useAnchor(
  {target, replace, forwardedRef, props}: Anchor,
  path: string | undefined,
): ComponentProps<'a'> {
  // In a relocatable site, each page is a document that the browser opens.
  const navigates = !isRelocatable && (!usesHashRouter || opensHere(props));
  const client = useClientNavigation({path: navigates ? path : undefined, props, replace, forwardedRef});
  const href = path === undefined ? outsideHref(target) : pageAddress(path);
  const newTab = target?.kind === 'outside' ? {target: '_blank', rel: 'noopener noreferrer'} : {};
  // Faster than a spread: V8 needs several times as long to add keys to an object that was made by a spread.
  return Object.assign(newTab, props, client, {href});
}

/** Returns true if a link opens in this window and is no download. */
function opensHere({target, download}: Pick<ComponentProps<'a'>, 'target' | 'download'>): boolean {
  return (!target || target === '_self') && download === undefined;
}

/** Returns the `href` of a link that the browser opens without our router. */
function outsideHref(target: LinkTarget | undefined): string | undefined {
  return usesHashRouter && target ? fileUrl(target.href) : target?.href;
}

function pageAddress(path: string): string {
  // Most paths have no character to encode.
  const address = /[^\w/.~-]/.test(path) ? createPath(parsePath(path)) : path;
  return usesHashRouter ? pageHref(address) : address;
}

/**
 * Returns the path of the page that a link opens, absolute or relative to the page with the link; `undefined` if the
 * browser opens the link without our router.
 */
function pagePath(target: LinkTarget, isHere: boolean): string | undefined {
  if (usesHashRouter) return linkPath(target, isHere);
  return target.kind === 'page' && isHere ? target.href : undefined;
}

interface LocatedLinkProps extends Anchor {
  /** Path of the target, which may be relative. */
  readonly to: string;
  readonly navLink: NavLinkProps;
}

/** A link that depends on the current page: its target is relative, or it is marked on its own page. */
function LocatedLink({
  to,
  navLink: {isNavLink, activeClassName = 'active', activeStyle, ...matching},
  ...anchor
}: LocatedLinkProps): ReactElement {
  const location = useLocation();
  const path = resolvePath(to, location.pathname);
  const active = isNavLink && isCurrent({path, location, ...matching});
  const {className, style, 'aria-current': current = 'page'} = anchor.props;
  const props = {
    ...anchor.props,
    ...(active && {
      'aria-current': current,
      className: [className, activeClassName].filter(Boolean).join(' '),
      style: {...style, ...activeStyle},
    }),
  };
  return <a {...useAnchor({...anchor, props}, path)} />;
}

/**
 * Link of a site. Opens pages of the site without loading a new document, and prefetches them. Only links that depend
 * on the location read it, so that a navigation does not render all other links again.
 */
function Link(
  {
    to,
    href,
    autoAddBaseUrl = true,
    replace = false,
    isNavLink = false,
    activeClassName,
    activeStyle,
    isActive,
    exact,
    strict,
    sensitive,
    'data-noBrokenLinkCheck': noBrokenLinkCheck,
    ...props
  }: LinkProps,
  forwardedRef: ForwardedRef<HTMLAnchorElement>,
): ReactElement {
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl, trailingSlash, url: siteUrl} = siteConfig;
  const brokenLinks = useBrokenLinks();
  const written = to ?? href;
  const target =
    written === undefined
      ? undefined
      : safeTarget(
          linkTarget(
            usesHashRouter ? sitePath(written) : written,
            {siteUrl, baseUrl, trailingSlash},
            {autoAddBaseUrl},
          ),
        );
  const isInThisWindow = !props.target || props.target === '_self';
  if (target && target.kind !== 'outside' && isInThisWindow && !noBrokenLinkCheck)
    brokenLinks.collectLink(target.href);
  if (props.id) brokenLinks.collectAnchor(props.id);

  const path = target && pagePath(target, opensHere(props));
  const isLocated = path !== undefined && (isNavLink || !path.startsWith('/'));
  const anchor = {target, replace, forwardedRef, props};
  const ownProps = useAnchor(anchor, isLocated ? undefined : path);
  if (!isLocated) return <a {...ownProps} />;
  // With the hash router, links to anchors ("#install") have a path too. They are never marked: an anchor is not a
  // page.
  const isPage = !usesHashRouter || target?.kind === 'page';
  const navLink = {
    isNavLink: isNavLink && isPage,
    activeClassName,
    activeStyle,
    isActive,
    exact,
    strict,
    sensitive,
  };
  return <LocatedLink to={path} navLink={navLink} {...anchor} />;
}

/** Returns `undefined` for a URL that would run code ("javascript:…"), since React 18 would render it unchanged. */
function safeTarget(target: LinkTarget): LinkTarget | undefined {
  return isSafeUrl(target.href) ? target : undefined;
}

function isCurrent({
  path,
  location,
  isActive,
  ...options
}: NavLinkProps & {readonly path: string; readonly location: Location}): boolean {
  // The path of a link is not a pattern, so its special characters are escaped.
  const pattern = parsePath(path).pathname.replace(/[.+*?=^!:${}()[\]|]/g, '\\$&');
  const match = matchPath(location.pathname, {path: pattern, ...options});
  return isActive ? isActive(match, location) : match !== null;
}

export default forwardRef(Link);
