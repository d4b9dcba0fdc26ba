import type {PropVersion} from '../client/types.js';
import type {GitVersion} from './GitVersion.js';

/** One version of the docs, before its files are read. */
export interface DocsVersion extends Omit<PropVersion, 'pluginId' | 'version'> {
  /** Name of the version: "current", "2.0.1". */
  readonly versionName: string;
  /** URL path, base URL included. */
  readonly path: string;
  /** URL path of the list of tags. */
  readonly tagsPath: string;
  /** Absolute path of the folder with the docs. */
  readonly contentPath: string;
  /**
   * Absolute path of the folder with translations: its files replace the files with the same relative path in
   * `contentPath`.
   */
  readonly contentPathLocalized: string;
  /** Absolute path; `false` for no sidebars, `undefined` for one sidebar that is generated from the folders. */
  readonly sidebarFilePath: string | false | undefined;
  /** Tag or branch from which the version is read; absent for folders. */
  readonly git?: GitVersion;
}
