import type {Doc} from './Doc.js';
import type {DocsVersion} from './DocsVersion.js';
import type {SidebarSource} from './SidebarSource.js';
import type {Sidebars} from './sidebarItems.js';

/** One version with its docs and sidebars: what `loadContent` returns for each. */
export interface VersionContent extends DocsVersion {
  /** Without drafts. */
  readonly docs: readonly Doc[];
  readonly drafts: readonly Doc[];
  /** Without drafts. */
  readonly sidebars: Sidebars;
  readonly sidebarSource: SidebarSource;
  /** The sidebars file and what it imports; absolute. */
  readonly sidebarFiles: readonly string[];
}

export interface DocsContent {
  /** Newest first. */
  readonly loadedVersions: readonly VersionContent[];
}
