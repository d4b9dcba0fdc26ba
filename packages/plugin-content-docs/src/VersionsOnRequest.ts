import type {DocsPluginInput} from './DocsPluginInput.js';
import type {DocsVersion} from './model/DocsVersion.js';
import type {DocsContent, VersionContent} from './model/VersionContent.js';
import {mainDoc, planVersion} from './plan/VersionPlan.js';

/**
 * Versions from git that `site start` loads when one of their pages is requested for the first time. The last version
 * is always loaded, since pages outside of the docs link to it. Builds load all versions.
 */
export class VersionsOnRequest {
  readonly #isOn: boolean;
  /** Names of the versions with requests. */
  readonly #requested = new Set<string>();

  constructor({context}: DocsPluginInput) {
    this.#isOn = context.mode === 'development';
  }

  leavesOut({git, isLast, versionName}: DocsVersion): boolean {
    return this.#isOn && git !== undefined && !isLast && !this.#requested.has(versionName);
  }

  /**
   * Answers a request for a page that does not exist, as the hook `findMissingPage` does.
   *
   * @param path - base URL included
   */
  find(path: string, content: DocsContent | undefined): true | string | undefined {
    const version = versionAt(path, content?.loadedVersions ?? []);
    if (!version?.git) return undefined;
    if (version.isLeftOut) {
      this.#requested.add(version.versionName);
      return true;
    }
    // Until a version is loaded, links to it have its path, where it may have no page.
    const main = path.replace(/\/$/, '') === version.path.replace(/\/$/, '') && mainDoc(planVersion(version));
    return main ? main.permalink : undefined;
  }
}

/** The version with a path; of several, the one with the longest path of its own. */
function versionAt(path: string, versions: readonly VersionContent[]): VersionContent | undefined {
  const below = versions.filter((version) => `${path}/`.startsWith(version.path.replace(/\/?$/, '/')));
  return below.sort((a, b) => b.path.length - a.path.length)[0];
}

/** Content of a version that is left out so far. */
export function leftOutVersion(version: DocsVersion): VersionContent {
  return {
    ...version,
    isLeftOut: true,
    docs: [],
    drafts: [],
    sidebars: {},
    sidebarSource: {file: 'sidebars'},
    sidebarFiles: [],
  };
}
