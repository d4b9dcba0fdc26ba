import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** The icon of light mode. @swizzle safe */
export default createIcon(
  {width: 24, height: 24},
  <circle cx="12" cy="12" r="4.2" fill="currentColor" />,
  <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.28 5.28 6.7 6.7M17.3 17.3l1.42 1.420M5.28 18.72 6.7 17.3M17.3 6.7l1.42-1.42" />,
);
