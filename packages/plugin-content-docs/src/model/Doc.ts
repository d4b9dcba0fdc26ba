import type {PageFacts} from '@lectern/core/content-helpers';
import type {PropTag} from '../client/types.js';
import type {ParsedDocFrontMatter} from './frontMatter.js';

/** Parsed content of a file. */
export type ReadDoc = PageFacts<ParsedDocFrontMatter>;

/** One Markdown file of a version, read and split. */
export interface DocFile extends ReadDoc {
  /** Absolute: the translated file where there is one. */
  readonly file: string;
  /** Absolute: the file of the default locale, which may be the same. */
  readonly originalFile: string;
  /** Below the version's folder, with "/": "guides/01-intro.md". */
  readonly path: string;
}

/** One document of a version. */
export interface Doc {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** "@site/docs/guides/01-intro.md" */
  readonly source: string;
  readonly file: string;
  readonly originalFile: string;
  /** The locale that the text is written in, where that is another language than the page's. */
  readonly contentLocale?: string;
  /** Below the version's folder, number prefixes included; "." at the root. */
  readonly sourceDirName: string;
  readonly slug: string;
  /** URL path, base URL included. */
  readonly permalink: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly editUrl: string | null | undefined;
  readonly tags: readonly PropTag[];
  readonly lastUpdatedBy: string | undefined;
  /** Name of the version. */
  readonly version: string;
  /** Unix time in milliseconds. */
  readonly lastUpdatedAt: number | undefined;
  /** Front matter, else the number prefix of the file name. */
  readonly sidebarPosition: number | undefined;
  readonly frontMatter: ParsedDocFrontMatter;
}
