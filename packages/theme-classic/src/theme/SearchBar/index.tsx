import type {ReactNode} from 'react';

/**
 * Renders nothing. Search themes replace it with their search box.
 *
 * @swizzle safe The search box of the navbar; empty without a search theme.
 */
export default function SearchBar(): ReactNode {
  return null;
}
