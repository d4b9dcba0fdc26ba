import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import type {ComponentType, ReactNode} from 'react';

/** The fields of a navbar item in the configuration. They depend on its `type`. */
export interface Props {
  readonly type?: string | undefined;
  /** True for an item in the mobile sidebar. */
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
  // The configuration has been validated: an item has the fields that the component of its type requires.
  const Component = ComponentTypes[componentType] as ComponentType<Omit<Props, 'type'>> | undefined;
  if (!Component) {
    throw new Error(
      `No NavbarItem component found for type "${componentType}". Add one to src/theme/NavbarItem/ComponentTypes, ` +
        'or change the type in themeConfig.navbar.items.',
    );
  }
  return <Component {...props} />;
}
