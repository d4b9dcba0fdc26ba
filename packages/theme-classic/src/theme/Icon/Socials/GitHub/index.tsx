import {createIcon, type IconProps} from '@theme/Icon/createIcon';

export type Props = IconProps;

/** @swizzle unsafe */
export default createIcon(
  {width: '1em', height: '1em', color: 'var(--ifm-font-color-base)'},
  <path d="M9.2 20.5v-3.2c-3.4.9-4.2-1.3-4.7-2.1M14.8 20.5v-3.3c0-.8-.2-1.3-.6-1.7 2.6-.4 4.8-1.6 4.8-5.3a4 4 0 0 0-1.1-2.8 3.7 3.7 0 0 0-.1-2.8s-1-.3-3 1.1a10.6 10.6 0 0 0-5.6 0c-2-1.4-3-1.1-3-1.1a3.7 3.7 0 0 0-.1 2.8A4 4 0 0 0 5 10.2c0 3.7 2.2 4.9 4.8 5.3-.4.4-.6.9-.6 1.8" />,
);
