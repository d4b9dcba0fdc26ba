import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export type Props = IconProps;

/** The arrow icon. @swizzle safe */
export default function IconArrow(props: Props): ReactNode {
  return (
    <LineIcon width={20} height={20} {...props}>
      <path d="M13 6l6 6-6 6" />
      <path d="M6 6l6 6-6 6" />
    </LineIcon>
  );
}
