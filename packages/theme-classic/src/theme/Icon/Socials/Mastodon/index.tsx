import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em'},
  <path d="M20 10.2c0-4-2.5-6.2-8-6.2s-8 2.2-8 6.2c0 6.3.8 9.3 5.4 10 2 .3 3.9.1 5.1-.4v-2.2c-4.3 1-6.3-.2-6.4-2.3 4 .9 9.5.6 11-1.6.6-.9.9-2 .9-3.5Z" />,
  <path d="M8 12.5V9.7a1.9 1.9 0 0 1 4-.4v2.5M12 11.8V9.3a2 2 0 0 1 4 .4v2.8" />,
);
