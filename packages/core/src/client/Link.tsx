import {usesHashRouter} from '@generated/router';
import {
  type ComponentProps,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactElement,
} from 'react';
import {type LinkTarget, linkTarget, resolvePath} from '../shared/linkTarget.js';
import {matchPath, type PathMatch} from '../shared/matchPath.js';
import {isSafeUrl} from '../shared/safeUrl.js';
import {useClientNavigation} from './link/useClientNavigation.js';
import {fileUrl, linkPath, pageHref, sitePath} from './router/hashAddress.js';
import {createPath, parsePath} from './router/location.js';
import {useLocation} from './router.js';
import type {Location} from './types.js';
import useBrokenLinks from './useBrokenLinks.js';
import useDocusaurusContext from './useDocusaurusContext.js';

interface NavLinkProps {
  /** The link is marked when its page is the current one. */
  readonly isNavLink?: boolean;
  /** Added on the current page; "active" by default. */
  readonly activeClassName?: string;
  readonly activeStyle?: CSSProperties;
  /** Decides in place of the path. */
  readonly isActive?: (match: PathMatch | null, location: Location) => boolean;
  /** Not active on the pages below. */
  readonly exact?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

export interface LinkProps extends NavLinkProps, Omit<ComponentProps<'a'>, 'ref'> {
  /** A path of the site, "#hash", a URL or `pathname://path`; same as `href`. */
  readonly to?: string;
  readonly href?: string;
  /** `false` leaves a leading "/" as it is. */
  readonly autoAddBaseUrl?: boolean;
  /** Takes the place of the current entry in the visitor's history. */
  readonly replace?: boolean;
  /** Keeps the link checker away. */
  readonly 'data-noBrokenLinkCheck'?: boolean;
}

/** A link with its resolved target. */
interface Anchor {
  readonly target: LinkTarget | undefined;
  readonly replace: boolean;
  readonly forwardedRef: ForwardedRef<HTMLAnchorElement>;
  /** Attributes of the author for the element. */
  readonly props: Omit<ComponentProps<'a'>, 'ref'>;
}

/**
 * The props of its `<a>`.
 *
 * @param path - absolute, of a page of the site; absent for other links
 */
function useAnchor(
  {target, replace, forwardedRef, props}: Anchor,
  path: string | undefined,
): ComponentProps<'a'> {
  const navigates = !usesHashRouter || opensHere(props);
  const client = useClientNavigation({path: navigates ? path : undefined, props, replace, forwardedRef});
  const href = path === undefined ? outsideHref(target) : pageAddress(path);
  const newTab = target?.kind === 'outside' ? {target: '_blank', rel: 'noopener noreferrer'} : {};
  // V8 takes several times as long to add keys to what was spread.
  return Object.assign(newTab, props, client, {href});
}

/** Neither in another window nor as a download. */
function opensHere({target, download}: Pick<ComponentProps<'a'>, 'target' | 'download'>): boolean {
  return (!target || target === '_self') && download === undefined;
}

/** Of a link that the browser takes care of. */
function outsideHref(target: LinkTarget | undefined): string | undefined {
  return usesHashRouter && target ? fileUrl(target.href) : target?.href;
}

function pageAddress(path: string): string {
  // Nothing to encode in most paths.
  const address = /[^\w/.~-]/.test(path) ? createPath(parsePath(path)) : path;
  return usesHashRouter ? pageHref(address) : address;
}

/** Absolute, or relative to the page that the link is on; `undefined` if the browser takes care of the link. */
function pagePath(target: LinkTarget, isHere: boolean): string | undefined {
  if (usesHashRouter) return linkPath(target, isHere);
  return target.kind === 'page' && isHere ? target.href : undefined;
}

interface LocatedLinkProps extends Anchor {
  /** May be relative. */
  readonly to: string;
  readonly navLink: NavLinkProps;
}

/** A link that looks different from page to page: its target is relative, or it marks the current page. */
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
 * Every link of a site: navigates without loading a document where it can, and prepares for that ahead of time.
 * Most do not depend on the location, so that a navigation does not render them again.
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
  // An anchor has no page of its own that could be the current one.
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

/** A URL that would run code leads nowhere: React 18 writes it as it is. */
function safeTarget(target: LinkTarget): LinkTarget | undefined {
  return isSafeUrl(target.href) ? target : undefined;
}

function isCurrent({
  path,
  location,
  isActive,
  ...options
}: NavLinkProps & {readonly path: string; readonly location: Location}): boolean {
  // The path of a link is no pattern: its special characters match themselves.
  const pattern = parsePath(path).pathname.replace(/[.+*?=^!:${}()[\]|]/g, '\\$&');
  const match = matchPath(location.pathname, {path: pattern, ...options});
  return isActive ? isActive(match, location) : match !== null;
}

export default forwardRef(Link);
