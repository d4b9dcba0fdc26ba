import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export interface Props {
  readonly value: string;
  /**
   * True if the author of the diagram is not trusted: styles of the diagram must not apply to the page, and styles of
   * the page not to the diagram.
   */
  readonly isolated?: boolean | undefined;
}

/** @swizzle unsafe */
/** The source of a Mermaid diagram as a code block. Themes that draw diagrams replace this component. */
export default function Mermaid({value}: Props): ReactNode {
  return <CodeBlock className="language-mermaid">{value}</CodeBlock>;
}
