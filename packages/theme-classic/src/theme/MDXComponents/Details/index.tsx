import Details from '@theme/Details';
import {Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode} from 'react';

export type Props = ComponentProps<'details'>;

function isSummary(node: ReactNode): node is ReactElement<ComponentProps<'summary'>> {
  return isValidElement(node) && node.type === 'summary';
}

/** Collapsible blocks in Markdown. @swizzle safe */
export default function MDXDetails({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children);
  const summary = parts.find(isSummary);
  return (
    <Details {...props} summary={summary}>
      {parts.filter((part) => part !== summary)}
    </Details>
  );
}
