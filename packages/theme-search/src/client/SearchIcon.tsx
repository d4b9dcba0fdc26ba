import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

/** Magnifier icon. Separate from `ModalIcon`, since the search button of every page loads this module. */
export function SearchIcon(props: IconProps): ReactNode {
  return (
    <LineIcon width={20} height={20} {...props}>
      <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 21 21" />
    </LineIcon>
  );
}
