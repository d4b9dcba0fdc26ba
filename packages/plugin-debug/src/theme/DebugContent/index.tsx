import {type ContentEntry, FileContent} from '@lectern/plugin-debug/client';
import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import {type ReactNode, useState} from 'react';

/** Section of one plugin instance. The content is loaded when the user opens the section. */
function PluginContent({name, id, file}: ContentEntry): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const label = id === 'default' ? name : `${name} (${id})`;
  return (
    <details className="debug-plugin" onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{label}</h2>
      </summary>
      {isOpen && (
        <FileContent name={file}>{(value) => <DebugJsonView src={value} label={label} />}</FileContent>
      )}
    </details>
  );
}

/** @swizzle unsafe */
/** Shows the content of each plugin instance. */
export default function DebugContent(): ReactNode {
  return (
    <DebugLayout>
      <h1>Content of plugins</h1>
      <FileContent name="content.json">
        {(entries) =>
          (entries as readonly ContentEntry[]).map((entry) => <PluginContent key={entry.file} {...entry} />)
        }
      </FileContent>
    </DebugLayout>
  );
}
