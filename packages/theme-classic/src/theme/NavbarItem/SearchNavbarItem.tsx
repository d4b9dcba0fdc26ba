import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

export interface Props {
  readonly mobile?: boolean;
  readonly className?: string;
}

/** @swizzle unsafe */
/** The navbar shows it at every width; the slide-out menu would only repeat it. */
export default function SearchNavbarItem({mobile, className}: Props): ReactNode {
  if (mobile) return null;
  return (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  );
}
