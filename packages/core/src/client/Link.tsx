import {
  type ComponentProps,
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import {linkTarget, resolvePath} from '../shared/linkTarget.js';
import {matchPath, type PathMatch} from '../shared/matchPath.js';
import {isPlainClick} from './link/isPlainClick.js';
import {whenVisible} from './link/whenVisible.js';
import {createHref, parsePath} from './router/location.js';
import {useHistory, useLocation} from './router.js';
import type {Location} from './types.js';
import useBrokenLinks from './useBrokenLinks.js';
import useDocusaurusContext from './useDocusaurusContext.js';

interface NavLinkProps {
  /** The link knows whether its page is the current one. */
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

/** Every link of a site: navigates without loading a document where it can, and prepares for that ahead of time. */
function Link(
  {
    to,
    href,
    autoAddBaseUrl = true,
    replace = false,
    isNavLink = false,
    activeClassName = 'active',
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
  const location = useLocation();
  const brokenLinks = useBrokenLinks();
  const written = to ?? href;
  const target =
    written === undefined
      ? undefined
      : linkTarget(written, {siteUrl, baseUrl, trailingSlash}, {autoAddBaseUrl});
  const opensHere = !props.target || props.target === '_self';
  const path =
    target?.kind === 'page' && opensHere && props.download === undefined
      ? resolvePath(target.href, location.pathname)
      : undefined;

  if (target && target.kind !== 'outside' && opensHere && !noBrokenLinkCheck)
    brokenLinks.collectLink(target.href);
  if (props.id) brokenLinks.collectAnchor(props.id);

  const client = useClientNavigation({path, props, replace, forwardedRef});
  const active =
    isNavLink && path !== undefined && isCurrent({path, location, isActive, exact, strict, sensitive});
  return (
    <a
      {...(target?.kind === 'outside' && {target: '_blank', rel: 'noopener noreferrer'})}
      {...props}
      {...client}
      href={path === undefined ? target?.href : createHref(parsePath(path))}
      {...(active && {
        'aria-current': props['aria-current'] ?? 'page',
        className: [props.className, activeClassName].filter(Boolean).join(' '),
        style: {...props.style, ...activeStyle},
      })}
    />
  );
}

function isCurrent({
  path,
  location,
  isActive,
  ...options
}: NavLinkProps & {readonly path: string; readonly location: Location}): boolean {
  // The path of a link is no pattern: its special characters stand for themselves.
  const pattern = parsePath(path).pathname.replace(/[.+*?=^!:${}()[\]|]/g, '\\$&');
  const match = matchPath(location.pathname, {path: pattern, ...options});
  return isActive ? isActive(match, location) : match !== null;
}

/** Handlers of a link to a page of the site; other links (`path` is absent) only get theirs passed on. */
function useClientNavigation({
  path,
  props,
  replace,
  forwardedRef,
}: {
  readonly path: string | undefined;
  readonly props: Pick<LinkProps, 'onClick' | 'onMouseEnter' | 'onTouchStart' | 'onFocus'>;
  readonly replace: boolean;
  readonly forwardedRef: ForwardedRef<HTMLAnchorElement>;
}): ComponentProps<'a'> {
  const history = useHistory();
  const element = useRef<HTMLAnchorElement>(null);
  const ref = useCallback(
    (anchor: HTMLAnchorElement | null) => {
      element.current = anchor;
      if (typeof forwardedRef === 'function') return forwardedRef(anchor);
      if (forwardedRef) forwardedRef.current = anchor;
    },
    [forwardedRef],
  );
  const page = path === undefined ? undefined : parsePath(path).pathname;
  useEffect(() => {
    if (page === undefined || !element.current) return;
    return whenVisible(element.current, () => void window.docusaurus?.prefetch(page));
  }, [page]);

  if (path === undefined || page === undefined) return {ref};
  const preload = () => void window.docusaurus?.preload(page);
  return {
    ref,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      props.onClick?.(event);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const isSameEntry = createHref(history.location) === createHref(parsePath(path));
      if (replace || isSameEntry) history.replace(path);
      else history.push(path);
    },
    onMouseEnter(event) {
      preload();
      props.onMouseEnter?.(event);
    },
    onTouchStart(event) {
      preload();
      props.onTouchStart?.(event);
    },
    onFocus(event) {
      preload();
      props.onFocus?.(event);
    },
  };
}

export default forwardRef(Link);
