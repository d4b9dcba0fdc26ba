import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em', color: 'var(--ifm-font-color-base)'},
  <path d="M12 11.2C10.8 8.6 7.8 5.4 5.3 4.7c-1.5-.4-2 .5-2 1.7 0 1.3.7 5 1.1 5.7.7 1.3 2.5 1.8 4.3 1.5-2.9.5-4.2 2.2-2.3 4.3 2.4 2.5 4.7.2 5.6-2.3.9 2.5 3.2 4.8 5.6 2.3 1.9-2.1.6-3.8-2.3-4.3 1.8.3 3.6-.2 4.3-1.5.4-.7 1.1-4.4 1.1-5.7 0-1.2-.5-2.1-2-1.7-2.5.7-5.5 3.9-6.7 6.5Z" />,
);
