import type {CodeToken} from '@lectern/mdx/client';
import type {TokenClasses} from '@lectern/theme-common/internal';
import clsx from 'clsx';

/** @swizzle wrap=forbidden eject=unsafe */
/** Props of a line's element, as components written for prism-react-renderer expect them. */
export function getLineProps({className}: {readonly className?: string}): {className: string} {
  return {className: clsx('token-line', className)};
}

/**
 * Returns the function that makes the props of a token's element. The colours are set by CSS classes, not by `style`.
 */
export function tokenPropsGetter(classesOf: TokenClasses) {
  return ({token: {types, content}}: {readonly token: CodeToken}): {className: string; children: string} => ({
    className: clsx('token', classesOf(types.join(' '))),
    children: content,
  });
}
