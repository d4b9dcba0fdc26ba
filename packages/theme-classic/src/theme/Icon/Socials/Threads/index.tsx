import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em', color: 'var(--ifm-font-color-base)'},
  <path d="M18 8.7C17.2 5.6 15.2 4 12.1 4 8 4 5.5 7 5.5 12s2.5 8 6.6 8c3.4 0 5.9-1.9 5.9-4.5 0-2.9-2.7-4.2-5.6-4.2-2.3 0-3.7 1-3.7 2.5s1.3 2.4 3 2.4c2.2 0 3.3-1.4 3.3-3.9 0-2.2-1-3.5-2.9-3.5-1 0-1.9.4-2.5 1.2" />,
);
