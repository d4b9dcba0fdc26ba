import type {JSX, ReactNode} from 'react';

type Attributes<Tag extends keyof JSX.IntrinsicElements> = JSX.IntrinsicElements[Tag] & {
  readonly [attribute: string]: unknown;
};

/** Props of `<Head>`: those of the `Helmet` of react-helmet-async. Tags may be children or props. */
export interface HeadProps {
  /** Head tags, and `<html>` and `<body>` for their attributes. */
  readonly children?: ReactNode;
  readonly title?: string;
  /** "%s | Site": applied to the title of this and of outer instances. */
  readonly titleTemplate?: string;
  /** The title where no instance sets one. */
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
  /** Puts tags that search engines read before all others. */
  readonly prioritizeSeoTags?: boolean;
  /** `false` writes text as it is: only for texts of the site itself. */
  readonly encodeSpecialCharacters?: boolean;
  readonly onChangeClientState?: (newState: unknown, addedTags: unknown, removedTags: unknown) => void;
}
