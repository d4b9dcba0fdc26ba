import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em', color: 'var(--ifm-font-color-base)'},
  <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />,
  <circle cx="12" cy="12" r="4" />,
  <path d="M16.8 7.2v.01" />,
);
