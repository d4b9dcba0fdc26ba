import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export interface Props {
  readonly value: string;
}

/** Without a theme that draws diagrams, the reader sees the source of one. */
export default function Mermaid({value}: Props): ReactNode {
  return <CodeBlock className="language-mermaid">{value}</CodeBlock>;
}
