import Playground from '@theme/Playground';
import ReactLiveScope from '@theme/ReactLiveScope';
import type {ReactNode} from 'react';

interface Props {
  readonly children: string;
  readonly noInline?: boolean | undefined;
}

/** @swizzle unsafe */
/**
 * The playground with its scope (the names that live code can use without an import). This module is a chunk of its
 * own, since only pages with live code need it.
 */
export default function LoadedBlock({children, noInline = false}: Props): ReactNode {
  return (
    <Playground scope={ReactLiveScope} noInline={noInline}>
      {children}
    </Playground>
  );
}
