import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** The icon of system mode. @swizzle safe */
export default createIcon(
  {width: 24, height: 24},
  <circle cx="12" cy="12" r="8.5" />,
  <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />,
);
