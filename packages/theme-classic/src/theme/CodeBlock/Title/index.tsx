import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

/** @swizzle unsafe */
export default function CodeBlockTitle({children}: Props): ReactNode {
  return children;
}
