import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em', color: 'var(--ifm-font-color-base)'},
  <path d="M4 4h3.6L20 20h-3.6Z" />,
  <path d="m19 4-6.3 7M11.2 13 5 20" />,
);
