import type {ReactNode} from 'react';

/**
 * Empty: search themes put their box here.
 *
 * @swizzle safe The search box of the navbar; empty without a search theme.
 */
export default function SearchBar(): ReactNode {
  return null;
}
