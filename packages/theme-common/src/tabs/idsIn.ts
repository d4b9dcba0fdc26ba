import {Children, isValidElement, type ReactNode} from 'react';

/** The ids among the properties of elements, which are not rendered: of headings, and of HTML in Markdown. */
export function idsIn(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{readonly id?: unknown; readonly children?: ReactNode}>(child)) return [];
    const {id, children: inner} = child.props;
    const ids = idsIn(typeof inner === 'function' ? undefined : inner);
    return typeof id === 'string' ? [id, ...ids] : ids;
  });
}
