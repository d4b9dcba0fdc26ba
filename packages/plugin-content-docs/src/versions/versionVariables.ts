import type {Variables} from '@lectern/core/content-helpers';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {PluginOptions} from '../options.js';

/** Values of variables `{{version.…}}` on the pages of a version: its own in the options, and those of all versions. */
export function versionVariables(
  {versionName, label, path}: DocsVersion,
  {versions}: Pick<PluginOptions, 'versions'>,
): Variables {
  const own = Object.hasOwn(versions, versionName) ? versions[versionName]?.variables : undefined;
  return {name: versionName, label, path, ...own};
}
