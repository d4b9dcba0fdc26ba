import {DEFAULT_PLUGIN_ID} from '@lectern/core/client/constants';
import {useAllDocsData} from '@lectern/plugin-content-docs/client';
import {useHomePageRoute} from '@lectern/theme-common/internal';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * URL path that the logo links to: the page at the base URL, or else the main page of the latest docs.
 *
 * @returns `undefined` for a site without these pages
 */
export default function useHomeUrl(): string | undefined {
  const home = useHomePageRoute();
  const allDocs = useAllDocsData();
  if (home) return home.path;
  const docs = allDocs[DEFAULT_PLUGIN_ID] ?? Object.values(allDocs)[0];
  const version = docs?.versions.find(({isLast}) => isLast) ?? docs?.versions[0];
  return version?.mainDocPath;
}
