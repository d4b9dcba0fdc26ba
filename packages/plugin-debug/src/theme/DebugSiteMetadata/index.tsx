import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import DebugLayout from '@theme/DebugLayout';
import type {ReactNode} from 'react';

/** @swizzle unsafe */
/** Shows `siteMetadata`: the versions of the framework, of the site, and of its plugins and themes. */
export default function DebugSiteMetadata(): ReactNode {
  const {
    siteMetadata: {docusaurusVersion, siteVersion, pluginVersions},
  } = useDocusaurusContext();
  return (
    <DebugLayout>
      <h1>Site metadata</h1>
      <dl>
        <dt>Version of the interface (Docusaurus)</dt>
        <dd>{docusaurusVersion}</dd>
        <dt>Version of the site</dt>
        <dd>{siteVersion ?? 'none in its package.json'}</dd>
      </dl>
      <h2>Plugins and themes</h2>
      <table className="debug-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Package</th>
            <th scope="col">Version</th>
            <th scope="col">Type</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(pluginVersions).map(([plugin, {type, name, version}]) => (
            <tr key={plugin}>
              <th scope="row">{plugin}</th>
              <td>{name}</td>
              <td>{version}</td>
              <td>{type}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DebugLayout>
  );
}
