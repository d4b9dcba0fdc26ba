import {FileContent} from '@lectern/plugin-debug/client';
import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Shows the data that plugins have set with `setGlobalData`. */
export default function DebugGlobalData(): ReactNode {
  return (
    <DebugLayout>
      <h1>Global data</h1>
      <FileContent name="globalData.json">
        {(value) => <DebugJsonView src={value} label="Global data" />}
      </FileContent>
    </DebugLayout>
  );
}
