import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {},
  <path d="M10 13.6a4.4 4.4 0 0 0 6.4.4l2.8-2.8a4.4 4.4 0 0 0-6.2-6.2l-1.5 1.5" />,
  <path d="M14 10.4a4.4 4.4 0 0 0-6.4-.4l-2.8 2.8a4.4 4.4 0 0 0 6.2 6.2l1.5-1.5" />,
);
