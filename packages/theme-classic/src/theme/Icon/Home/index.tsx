import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export type Props = IconProps;

/** @swizzle unsafe */
export default function IconHome(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M4 11.2 12 4l8 7.2" />
      <path d="M6.2 9.8V20h4.3v-5.5h3V20h4.3V9.8" />
    </LineIcon>
  );
}
