import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export interface Props {
  readonly value: string;
  /** Keeps the stylesheets of the site and those of the diagram from each other: its author is not trusted. */
  readonly isolated?: boolean | undefined;
}

/** @swizzle unsafe */
/** Without a theme that draws diagrams, the reader sees the source of one. */
export default function Mermaid({value}: Props): ReactNode {
  return <CodeBlock className="language-mermaid">{value}</CodeBlock>;
}
