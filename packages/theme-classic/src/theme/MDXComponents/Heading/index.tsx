import Heading, {type Props} from '@theme/Heading';
import type {ReactNode} from 'react';

export type {Props};

/** Headings in Markdown. @swizzle safe */
export default function MDXHeading(props: Props): ReactNode {
  return <Heading {...props} />;
}
