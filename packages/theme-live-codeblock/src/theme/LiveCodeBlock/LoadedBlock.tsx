import Playground from '@theme/Playground';
import ReactLiveScope from '@theme/ReactLiveScope';
import type {ReactNode} from 'react';

interface Props {
  readonly children: string;
  readonly noInline?: boolean | undefined;
}

/** @swizzle unsafe */
/** A module of its own, since it imports what only pages with live code need. */
export default function LoadedBlock({children, noInline = false}: Props): ReactNode {
  return (
    <Playground scope={ReactLiveScope} noInline={noInline}>
      {children}
    </Playground>
  );
}
