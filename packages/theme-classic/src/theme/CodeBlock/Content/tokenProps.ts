import type {CodeToken} from '@lectern/mdx/client';
import clsx from 'clsx';

/** Props of a line's element, as components written for prism-react-renderer expect them. */
export function getLineProps({className}: {readonly className?: string}): {className: string} {
  return {className: clsx('token-line', className)};
}

/** Props of a token's element. Colours come with the classes, not as styles. */
export function getTokenProps({token}: {readonly token: CodeToken}): {className: string; children: string} {
  return {className: clsx('token', token.types.length > 0 ? token.types : 'plain'), children: token.content};
}
