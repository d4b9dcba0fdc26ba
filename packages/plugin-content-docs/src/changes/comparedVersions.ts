import type {PluginOptions} from '../options.js';

type VersionDiff = PluginOptions['versionDiff'];

/** The option `versionDiff` with its defaults; `undefined` if it is off. */
export function versionDiffSettings(
  option: VersionDiff,
): {readonly last: number; readonly from: readonly string[]} | undefined {
  if (option === false) return undefined;
  return option === true ? {last: 1, from: []} : option;
}

/**
 * Lists the earlier versions with which each version is compared, newest first: the `last` versions before it, and the
 * versions in `from`.
 *
 * @param names - all versions that the site shows, newest first
 */
export function comparedVersions(
  names: readonly string[],
  option: VersionDiff,
): ReadonlyMap<string, readonly string[]> {
  const settings = versionDiffSettings(option);
  if (!settings) return new Map();
  const {last, from} = settings;
  return new Map(
    names.map((name, at) => {
      const earlier = names.slice(at + 1);
      return [name, earlier.filter((one, index) => index < last || from.includes(one))];
    }),
  );
}
