import type {GlobalDocsData, GlobalVersionData} from '@lectern/plugin-content-docs/client';

export function versionData(
  name: string,
  path: string,
  more: Partial<GlobalVersionData> = {},
): GlobalVersionData {
  return {
    name,
    label: name,
    isLast: true,
    path,
    mainDocId: 'intro',
    mainDocPath: `${path}/intro`,
    draftIds: [],
    sidebars: {},
    linkedDocs: {},
    docs: {$data: `data:docs-${name}`},
    detailsFile: `data:details-${name}`,
    sidebarFiles: {},
    ...more,
  };
}

/** Global data of a site with these docs instances. */
export function docsGlobalData(instances: {readonly [pluginId: string]: readonly GlobalVersionData[]}) {
  const data = Object.entries(instances).map(([id, versions]): [string, GlobalDocsData] => [
    id,
    {path: versions[0]?.path ?? '/', breadcrumbs: true, versions},
  ]);
  return {'docusaurus-plugin-content-docs': Object.fromEntries(data)};
}
