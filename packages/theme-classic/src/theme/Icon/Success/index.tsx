import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export type Props = IconProps;

/** @swizzle unsafe */
export default function IconSuccess(props: Props): ReactNode {
  return (
    <LineIcon strokeWidth={2.4} {...props}>
      <path d="m4.5 12.8 5 5L19.8 7" />
    </LineIcon>
  );
}
