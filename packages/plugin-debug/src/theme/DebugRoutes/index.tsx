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
      <h2>Pages that start React at once</h2>
      <p>
        All other pages are still: they start React when the visitor moves. While developing, and with the
        setting “pages: live”, every page starts React at once, and this list is empty.
      </p>
      <FileContent name="live.json">
        {(value) => <DebugJsonView src={value} label="Pages that start React at once" />}
      </FileContent>
    </DebugLayout>
  );
}
