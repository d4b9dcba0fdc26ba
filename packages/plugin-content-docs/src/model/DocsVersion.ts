import type {VersionBanner} from '../client/types.js';

/** One version of the docs, before its files are read. */
export interface DocsVersion {
  /** "current", "2.0.1". */
  readonly versionName: string;
  readonly label: string;
  /** URL path, base URL included. */
  readonly path: string;
  /** URL path of the list of tags. */
  readonly tagsPath: string;
  readonly banner: VersionBanner | null;
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly className: string;
  readonly isLast: boolean;
  /** Absolute. */
  readonly contentPath: string;
  /** Absolute; a file here replaces the one of the same path in `contentPath`. */
  readonly contentPathLocalized: string;
  /** Absolute; `false` for no sidebars, `undefined` for one that follows the folders. */
  readonly sidebarFilePath: string | false | undefined;
}
