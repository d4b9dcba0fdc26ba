import ComponentTypes, {type NavbarItemComponent} from '@theme/NavbarItem/ComponentTypes';
import type {ReactNode} from 'react';

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

export default function NavbarItem({type, ...props}: Props): ReactNode {
  const componentType = normalizedType(type, props);
  const Component: NavbarItemComponent | undefined = ComponentTypes[componentType];
  if (!Component) throw new Error(`No NavbarItem component found for type "${componentType}".`);
  return <Component {...props} />;
}
