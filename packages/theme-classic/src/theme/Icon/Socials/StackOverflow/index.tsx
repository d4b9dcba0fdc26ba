import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em'},
  <path d="M5 14.5V20h13v-5.5M8 17h7M8.2 13.8l6.9.9M9.2 10.2l6.4 2.7M11.4 6.8l5.3 4.4M14.7 4l3.6 5.9" />,
);
