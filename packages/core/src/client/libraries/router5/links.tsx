import {type ComponentProps, forwardRef, type Ref} from 'react';
import {Link as RouterLink, NavLink as RouterNavLink} from 'react-router';
import {matchPath} from '../../../shared/matchPath.js';
import type {LinkProps as SiteLinkProps} from '../../Link.js';
import {createLocation, createPath} from '../../router/location.js';
import {useLocation} from '../../router.js';
import type {Location, LocationObject} from '../../types.js';

type To = string | LocationObject;

export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to' | 'ref'> {
  /**
   * Path, location object (which may have a `state`), or a function of the current location that returns one of them.
   */
  readonly to: To | ((location: Location) => To);
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

function useTarget(to: LinkProps['to']): {readonly to: string; readonly state?: unknown} {
  const location = useLocation();
  const target = typeof to === 'function' ? to(location) : to;
  if (typeof target === 'string') return {to: target};
  return {to: createPath({...target, pathname: target.pathname ?? location.pathname}), state: target.state};
}

/** Link of React Router 7 that also accepts the targets of version 5: a function, or an object with a `state`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({to, innerRef, ...props}, ref) {
  return <RouterLink ref={ref ?? innerRef} {...useTarget(to)} {...props} />;
});

/** Props of React Router 5 that later versions do not have. */
interface OldNavLinkProps
  extends Pick<
    SiteLinkProps,
    'activeClassName' | 'activeStyle' | 'exact' | 'strict' | 'sensitive' | 'isActive'
  > {
  readonly location?: Location;
}

export type NavLinkProps = OldNavLinkProps &
  Omit<ComponentProps<typeof RouterNavLink>, 'to' | 'ref'> &
  Pick<LinkProps, 'to' | 'innerRef'>;

const OLD_PROPS: readonly (keyof OldNavLinkProps)[] = [
  'activeClassName',
  'activeStyle',
  'exact',
  'strict',
  'sensitive',
  'isActive',
  'location',
];

/** Link that is marked on its own page; accepts the props of React Router 5 and of later versions. */
export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(
  {innerRef, ...props},
  forwarded,
) {
  const ref = forwarded ?? innerRef;
  const target = useTarget(props.to);
  if (OLD_PROPS.some((name) => name in props)) return <OldNavLink {...props} innerRef={ref ?? undefined} />;
  return <RouterNavLink ref={ref} {...props} {...target} />;
});

function OldNavLink({
  activeClassName = 'active',
  activeStyle,
  exact,
  strict,
  sensitive,
  isActive,
  location: given,
  className,
  style,
  children,
  end: _end,
  caseSensitive: _caseSensitive,
  'aria-current': current = 'page',
  innerRef,
  ...props
}: NavLinkProps) {
  const here = useLocation();
  const location = given ?? here;
  const target = useTarget(props.to);
  // The path of a link is not a pattern, so its special characters are escaped.
  const path = createLocation(target.to, here).pathname.replace(/[.+*?=^!:${}()[\]|\\]/g, '\\$&');
  const match = matchPath(location.pathname, {path, exact, strict, sensitive});
  const active = isActive ? Boolean(isActive(match, location)) : match !== null;
  const state = {isActive: active, isPending: false, isTransitioning: false};
  const ownClass = typeof className === 'function' ? className(state) : className;
  const ownStyle = typeof style === 'function' ? style(state) : style;
  return (
    <Link
      innerRef={innerRef}
      {...props}
      aria-current={active ? current : undefined}
      className={[ownClass, active && activeClassName].filter(Boolean).join(' ') || undefined}
      style={active ? {...ownStyle, ...activeStyle} : ownStyle}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
