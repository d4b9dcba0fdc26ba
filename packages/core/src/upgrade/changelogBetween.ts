import {isVersion, isWithinUpgrade} from './versions.js';

/**
 * Sections of a changelog in Markdown about the versions after `from`, up to and including `to`, in its order; empty if
 * there are none. A section begins with a heading of the second level: "## 0.2.0".
 */
export function changelogBetween(changelog: string, range: {from: string; to: string}): string {
  const sections = changelog.split(/^(?=## )/m);
  const wanted = sections.filter((section) => {
    const version = /^## (\S+)/.exec(section)?.[1] ?? '';
    return isVersion(version) && isWithinUpgrade(version, range);
  });
  return wanted.join('').trim();
}
