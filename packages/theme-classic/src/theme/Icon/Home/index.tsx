import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {},
  <path d="M4 11.2 12 4l8 7.2" />,
  <path d="M6.2 9.8V20h4.3v-5.5h3V20h4.3V9.8" />,
);
