/** A page and its site, as the component of a template receives them. Texts are cut to a length that an image can show. */
export interface SocialImageProps {
  readonly title: string;
  /** Description of the page. The default template shows it for pages without a title of their own only. */
  readonly description?: string | undefined;
  readonly siteTitle: string;
  /** The category of a doc in its sidebar, or the title of the blog. */
  readonly section?: string | undefined;
  /** Label of the version of a doc; absent if there is a single version. */
  readonly version?: string | undefined;
  /** Date of a post: "2026-11-30". */
  readonly date?: string | undefined;
  /** The same date, written in the language of the locale. */
  readonly dateLabel?: string | undefined;
  readonly authors: readonly string[];
  /** Labels of the tags. */
  readonly tags: readonly string[];
  /** Name of the locale: "pt-BR". */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** Absolute path of an image file, for `src` of an `img` element; absent if the site has no logo. */
  readonly logo?: string | undefined;
  /** Path of the page with the base URL: "/docs/intro". Absent for the image of all other pages of the site. */
  readonly permalink?: string | undefined;
  /** Front matter of the page. */
  readonly frontMatter: {readonly [field: string]: unknown};
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly color: string;
  readonly accent: string;
}
