import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import type {ComponentType, ReactNode} from 'react';

/** The fields of a navbar item, as configured. Which there are depends on `type`. */
export interface Props {
  readonly type?: string | undefined;
  /** In the slide-out menu. */
  readonly mobile?: boolean;
  readonly items?: readonly Props[];
  readonly [field: string]: unknown;
}

function normalizedType(type: string | undefined, props: Omit<Props, 'type'>): string {
  if (type === undefined || type === 'default') return props.items === undefined ? 'default' : 'dropdown';
  return type;
}

/** @swizzle unsafe */
export default function NavbarItem({type, ...props}: Props): ReactNode {
  const componentType = normalizedType(type, props);
  // The configuration has been checked: an item has the fields that the component of its type takes.
  const Component = ComponentTypes[componentType] as ComponentType<Omit<Props, 'type'>> | undefined;
  if (!Component) {
    throw new Error(
      `No NavbarItem component found for type "${componentType}". Add one to src/theme/NavbarItem/ComponentTypes, ` +
        'or change the type in themeConfig.navbar.items.',
    );
  }
  return <Component {...props} />;
}
