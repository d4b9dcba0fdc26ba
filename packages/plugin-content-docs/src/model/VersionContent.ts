import type {TranslationFile} from '@lectern/core';
import type {Doc} from './Doc.js';
import type {DocsVersion} from './DocsVersion.js';
import type {SidebarSource} from './SidebarSource.js';
import type {Sidebars} from './sidebarItems.js';

/** One version with its docs and sidebars, as `loadContent` returns it. */
export interface VersionContent extends DocsVersion {
  /** True in `site start` for a version from git of which no page was requested so far. It has no docs. */
  readonly isLeftOut?: true;
  /** Docs except drafts. */
  readonly docs: readonly Doc[];
  readonly drafts: readonly Doc[];
  /** Sidebars without drafts. */
  readonly sidebars: Sidebars;
  readonly sidebarSource: SidebarSource;
  /** Absolute paths of the sidebars file and of the modules that it imports. */
  readonly sidebarFiles: readonly string[];
  /** Translated texts of the sidebars, for a version from git: the messages of the current docs at its ref. */
  readonly messages?: TranslationFile['content'];
}

export interface DocsContent {
  /** Versions that the site shows, newest first. */
  readonly loadedVersions: readonly VersionContent[];
}
