import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

/** A magnifier. Apart from the icons of the modal, which no page loads with its button. */
export function SearchIcon(props: IconProps): ReactNode {
  return (
    <LineIcon width={20} height={20} {...props}>
      <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 21 21" />
    </LineIcon>
  );
}
