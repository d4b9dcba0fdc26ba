import {Children, isValidElement, type ReactNode} from 'react';

/**
 * Ids in the props of elements and their children, such as the ids of headings. Ids that a component renders are not
 * found.
 */
export function idsIn(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{readonly id?: unknown; readonly children?: ReactNode}>(child)) return [];
    const {id, children: inner} = child.props;
    const ids = idsIn(typeof inner === 'function' ? undefined : inner);
    return typeof id === 'string' ? [id, ...ids] : ids;
  });
}
