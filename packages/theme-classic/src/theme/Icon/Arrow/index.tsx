import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** The arrow icon. @swizzle safe */
export default createIcon({width: 20, height: 20}, <path d="M13 6l6 6-6 6" />, <path d="M6 6l6 6-6 6" />);
