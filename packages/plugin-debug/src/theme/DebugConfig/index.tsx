import {FileContent} from '@lectern/plugin-debug/client';
import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Shows the site's configuration, with the defaults filled in. */
export default function DebugConfig(): ReactNode {
  return (
    <DebugLayout>
      <h1>Configuration of the site</h1>
      <FileContent name="config.json">
        {(value) => <DebugJsonView src={value} label="Configuration" />}
      </FileContent>
    </DebugLayout>
  );
}
