import type {ComponentType, ReactNode, Ref} from 'react';
import {useHistory, useLocation, useRouteMatch} from '../../router.js';
import type {RouteComponentProps} from './Route.js';

const OWN_STATICS: ReadonlySet<string> = new Set([
  'length',
  'name',
  'prototype',
  'displayName',
  'defaultProps',
  'propTypes',
  'contextType',
  'childContextTypes',
  'getDerivedStateFromProps',
  'getDerivedStateFromError',
  '$$typeof',
  'render',
  'type',
  'compare',
  'caller',
  'arguments',
]);

type OuterProps<P> = Omit<P, keyof RouteComponentProps> & {
  /** Ref of the wrapped component. */
  readonly wrappedComponentRef?: Ref<unknown>;
};

/** Wraps a component (function or class), which then gets `history`, `location` and `match` as props. */
export function withRouter<P extends object>(
  Component: ComponentType<P>,
): ComponentType<OuterProps<P>> & {readonly WrappedComponent: ComponentType<P>} {
  function WithRouter({wrappedComponentRef, ...props}: OuterProps<P>): ReactNode {
    const route = {history: useHistory(), location: useLocation(), match: useRouteMatch()};
    const all = {...props, ...route, ...(wrappedComponentRef && {ref: wrappedComponentRef})};
    return <Component {...(all as unknown as P)} />;
  }
  for (const key of Object.getOwnPropertyNames(Component)) {
    if (OWN_STATICS.has(key)) continue;
    const descriptor = Object.getOwnPropertyDescriptor(Component, key);
    if (descriptor) Object.defineProperty(WithRouter, key, descriptor);
  }
  return Object.assign(WithRouter, {
    displayName: `withRouter(${Component.displayName || Component.name || 'Component'})`,
    WrappedComponent: Component,
  });
}
