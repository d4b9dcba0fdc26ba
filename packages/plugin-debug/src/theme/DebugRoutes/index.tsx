import {FileContent} from '@lectern/plugin-debug/client';
import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Shows the routes of the site, each with the plugin that added it. */
export default function DebugRoutes(): ReactNode {
  return (
    <DebugLayout>
      <h1>Routes</h1>
      <FileContent name="routes.json">{(value) => <DebugJsonView src={value} label="Routes" />}</FileContent>
    </DebugLayout>
  );
}
