import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

export interface Props {
  readonly mobile?: boolean;
  readonly className?: string;
}

/** @swizzle unsafe */
/** The search as an item of the navbar. Not in the mobile sidebar, since the navbar shows it on small screens, too. */
export default function SearchNavbarItem({mobile, className}: Props): ReactNode {
  if (mobile) return null;
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  );
}
