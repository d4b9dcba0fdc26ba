import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

export interface TabValue {
  readonly value: string;
  readonly label?: string;
  readonly attributes?: {readonly [name: string]: unknown};
  readonly default?: boolean;
}

export interface TabItemProps {
  readonly children: ReactNode;
  readonly value: string;
  readonly default?: boolean;
  readonly label?: string;
  readonly hidden?: boolean;
  readonly className?: string;
  readonly attributes?: {readonly [name: string]: unknown};
}

/**
 * The tab items in the children of `<Tabs>`. Any element with a prop `value` is a tab item, so that components around
 * `TabItem` work, too.
 *
 * @throws {Error} if there are other elements, or text
 */
export function sanitizeTabsChildren(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children)
    .filter((child) => !(typeof child === 'string' && child.trim() === ''))
    .map((child) => {
      if (isValidElement<TabItemProps>(child) && typeof child.props.value === 'string') return child;
      throw new Error(
        `<Tabs> holds ${describeChild(child)}. All children of <Tabs> should be <TabItem> elements, ` +
          'and every <TabItem> should have a unique "value" prop.',
      );
    });
}

function describeChild(child: ReactNode): string {
  if (!isValidElement(child)) return 'plain text';
  const {type} = child;
  return `<${typeof type === 'string' ? type : type.name || 'an unnamed component'}>`;
}
