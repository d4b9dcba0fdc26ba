import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: 20, height: 20},
  <circle cx="12" cy="12" r="9" />,
  <path d="M3 12h18M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9c-2.6-2.5-3.8-5.5-3.8-9S9.4 5.5 12 3Z" />,
);
