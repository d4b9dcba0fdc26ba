import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import {createElement, type ReactElement, type ReactNode} from 'react';

export type {IconProps};

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Returns the component of an icon that is drawn with lines.
 *
 * @param defaults - attributes of the `<svg>`, which props of the component override
 * @param shapes - the elements in the `<svg>`
 */
export function createIcon(defaults: IconProps, ...shapes: ReactElement[]) {
  return (props: IconProps): ReactNode => createElement(LineIcon, {...defaults, ...props}, ...shapes);
}
