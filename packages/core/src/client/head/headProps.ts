import type {JSX, ReactNode} from 'react';

type Attributes<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag] & {
  readonly [attribute: string]: unknown;
};

/** Props of `<Head>`, the same as the props of `Helmet` in react-helmet-async. Tags may be children or props. */
export interface HeadProps {
  /** Head tags, and `<html>` and `<body>` for their attributes. */
  readonly children?: ReactNode;
  readonly title?: string;
  /** Template for the title of the page, also if another instance sets the title: "%s | Site". */
  readonly titleTemplate?: string;
  /** Title of the page if no instance sets a title. */
  readonly defaultTitle?: string;
  readonly titleAttributes?: object;
  readonly htmlAttributes?: Attributes<'html'>;
  readonly bodyAttributes?: Attributes<'body'>;
  readonly base?: Attributes<'base'>;
  readonly meta?: Attributes<'meta'>[];
  readonly link?: Attributes<'link'>[];
  readonly script?: Attributes<'script'>[];
  readonly style?: Attributes<'style'>[];
  readonly noscript?: Attributes<'noscript'>[];
  /** Writes the tags for search engines first, before all other tags. */
  readonly prioritizeSeoTags?: boolean;
  /** If `false`, text is not escaped; only safe for text that the site's authors wrote. */
  readonly encodeSpecialCharacters?: boolean;
  readonly onChangeClientState?: (newState: unknown, addedTags: unknown, removedTags: unknown) => void;
}

/** Props of `<Head>` that only the app itself sets. */
export interface ConnectedHeadProps extends HeadProps {
  /** True if all tags of images are left out as soon as another instance has its own image: see `yieldImages`. */
  readonly yieldsImages?: boolean;
}
