import type {ElementType, ReactElement, ReactNode} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Creates an element whose children need no keys, as in JSX. `createElement` would take each child as an argument, which
 * overflows the stack with a hundred thousand children.
 */
export function createStatic(type: ElementType, props: object, children: readonly ReactNode[]): ReactElement {
  if (children.length > 1) return jsxs(type, {...props, children});
  return jsx(type, children.length === 0 ? props : {...props, children: children[0]});
}
