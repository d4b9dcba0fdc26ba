import type {ReactNode} from 'react';

/** markdownPageTests.mdx renders this component, and shows its source. */
export default function Component(): ReactNode {
  return <b>A component beside the page</b>;
}
