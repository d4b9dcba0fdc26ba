import type {Doc} from '../docs/types.js';
import type {SidebarSource} from '../sidebars/SidebarSource.js';
import type {Sidebars} from '../sidebars/types.js';
import type {DocsVersion} from '../versions/types.js';

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
