import type {ReactNode} from 'react';

/** Empty: search themes put their box here. */
export default function SearchBar(): ReactNode {
  return null;
}
