import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em'},
  <path d="M5.5 3.5 4 7v12h4.5v2.5L11 19h3.5l5.5-5.5v-10ZM10.5 8v4.5M15.5 8v4.5" />,
);
