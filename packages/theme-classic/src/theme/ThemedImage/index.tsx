import {ThemedComponent} from '@lectern/theme-common';
import type {ComponentProps, ReactNode} from 'react';

export interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  readonly sources: {readonly light: string; readonly dark: string};
}

/** @swizzle unsafe */
export default function ThemedImage({sources, className: parentClassName, alt, ...props}: Props): ReactNode {
  return (
    <ThemedComponent className={parentClassName}>
      {({theme, className}) => <img src={sources[theme]} alt={alt} className={className} {...props} />}
    </ThemedComponent>
  );
}
