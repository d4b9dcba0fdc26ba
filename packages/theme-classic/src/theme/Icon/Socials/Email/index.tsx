import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export type Props = IconProps;

/** @swizzle unsafe */
export default function Email(props: Props): ReactNode {
  return (
    <LineIcon width="1em" height="1em" {...props}>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </LineIcon>
  );
}
