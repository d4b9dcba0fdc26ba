import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em'},
  <path d="M21 6.3c-.7.4-1.4.6-2.1.7a3.7 3.7 0 0 0-6.6 2.6A9.8 9.8 0 0 1 4.4 5.5s-2.3 4.3 1.5 7.2c-.8 0-1.5-.2-2.1-.5.3 2 1.6 3.3 3.3 3.7-.7.2-1.2.2-1.8.1.6 1.5 1.9 2.4 3.6 2.5A8 8 0 0 1 3 19.8C10.5 24 19.5 19.5 19.2 9c.7-.6 1.3-1.5 1.8-2.7Z" />,
);
