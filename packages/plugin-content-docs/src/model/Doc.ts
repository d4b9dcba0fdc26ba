import type {OwnFrontMatter, PageFacts, PagePath} from '@lectern/core/content-helpers';
import type {PropTag} from '../client/types.js';
import type {DocChange} from './DocChange.js';
import type {ParsedDocFrontMatter} from './frontMatter.js';

/** Data that the plugin reads from the file of a doc: front matter, first h1, and the text for a default description. */
export type ReadDoc = PageFacts<ParsedDocFrontMatter>;

/** One Markdown file of a version: its paths, and the data that the plugin reads from it. */
export interface DocFile extends ReadDoc, PagePath {}

/** One doc of a version, with the metadata that is resolved from its file: id, title, URL, tags and so on. */
export interface Doc {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of the Markdown file in the site: "@site/docs/guides/01-intro.md". */
  readonly source: string;
  readonly file: string;
  readonly originalFile: string;
  /**
   * Locale of the text if the doc is not translated: the default locale. Absent if it is translated, or if both locales
   * have the same language.
   */
  readonly contentLocale?: string;
  /** Folder of the file, relative to the folder of the version, with number prefixes: "01-guides"; "." for the root. */
  readonly sourceDirName: string;
  readonly slug: string;
  /** URL path, base URL included. */
  readonly permalink: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly editUrl: string | null | undefined;
  readonly tags: readonly PropTag[];
  readonly lastUpdatedBy: string | undefined;
  /** Name of the version: "current", "2.0.1". */
  readonly version: string;
  /**
   * Time of the last change of the doc, as Unix time in milliseconds; `undefined` if it is not shown or not available.
   */
  readonly lastUpdatedAt: number | undefined;
  /** `sidebar_position` of the front matter, else the number prefix of the file name. */
  readonly sidebarPosition: number | undefined;
  readonly frontMatter: ParsedDocFrontMatter;
  /** Result of the schema in the option `frontMatter`, which `frontMatter` has, too. */
  readonly ownFrontMatter?: OwnFrontMatter;
  /** How the doc differs from earlier versions, newest first. Absent if it is compared with none. */
  readonly changes?: readonly DocChange[];
}
