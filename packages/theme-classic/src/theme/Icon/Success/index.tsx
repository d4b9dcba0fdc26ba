import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon({strokeWidth: 2.4}, <path d="m4.5 12.8 5 5L19.8 7" />);
