import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em'},
  <rect x="2.5" y="5.5" width="19" height="13" rx="4" />,
  <path d="m10.2 9.2 4.8 2.8-4.8 2.8Z" fill="currentColor" />,
);
