import {type PlaygroundPosition, usePlaygroundPosition} from '@lectern/theme-live-codeblock/client';
import Editor from '@theme/Playground/Editor';
import Preview from '@theme/Playground/Preview';
import type {ReactNode} from 'react';

export interface Props {
  readonly position?: PlaygroundPosition | undefined;
}

/** @swizzle unsafe */
/** The editor and the preview. The prop `position`, otherwise the theme configuration, says which of them is on top. */
export default function PlaygroundLayout({position}: Props): ReactNode {
  const chosen = usePlaygroundPosition();
  const isOnTop = (position ?? chosen) === 'top';
  return (
    <>
      {isOnTop && <Preview />}
      <Editor />
      {!isOnTop && <Preview />}
    </>
  );
}
