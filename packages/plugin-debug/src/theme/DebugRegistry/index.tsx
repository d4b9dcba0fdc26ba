import {FileContent} from '@lectern/plugin-debug/client';
import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Lists the modules that routes load as components. */
export default function DebugRegistry(): ReactNode {
  return (
    <DebugLayout>
      <h1>Registry</h1>
      <FileContent name="registry.json">
        {(value) => <DebugJsonView src={value} label="Components" />}
      </FileContent>
    </DebugLayout>
  );
}
