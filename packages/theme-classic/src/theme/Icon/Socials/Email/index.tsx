import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em'},
  <rect x="3" y="5.5" width="18" height="13" rx="2" />,
  <path d="m3.5 7 8.5 6 8.5-6" />,
);
