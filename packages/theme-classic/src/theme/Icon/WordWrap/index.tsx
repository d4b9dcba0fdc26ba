import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {},
  <path d="M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H13M4 18h5" />,
  <path d="m15.2 16.6-2.4 2.4 2.4 2.4" />,
);
