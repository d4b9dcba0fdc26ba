import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import type {MagicComment} from '@lectern/mdx/client';
import type {CSSProperties} from 'react';

export type ColorMode = 'light' | 'dark';

export interface ColorModeConfig {
  readonly defaultMode: ColorMode;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

export interface NavbarLogo {
  readonly src: string;
  readonly srcDark?: string;
  readonly alt?: string;
  readonly href?: string;
  readonly target?: string;
  readonly width?: string | number;
  readonly height?: string | number;
  readonly style?: CSSProperties;
  readonly className?: string;
}

/** One entry of `themeConfig.navbar.items`. Its fields depend on `type`. */
export interface NavbarItem {
  readonly type?: string | undefined;
  readonly position?: 'left' | 'right' | undefined;
  readonly items?: readonly NavbarItem[];
  readonly label?: string;
  readonly [field: string]: unknown;
}

export interface NavbarConfig {
  readonly title?: string;
  readonly logo?: NavbarLogo;
  readonly items: readonly NavbarItem[];
  readonly hideOnScroll: boolean;
  readonly style?: 'dark' | 'primary';
}

export interface FooterLogo extends NavbarLogo {}

export interface FooterLinkItem {
  readonly label?: string;
  readonly to?: string;
  readonly href?: string;
  readonly html?: string;
  readonly prependBaseUrlToHref?: boolean;
  readonly className?: string;
  readonly [attribute: string]: unknown;
}

export interface FooterColumnItem {
  readonly title: string | null;
  readonly className?: string;
  readonly items: readonly FooterLinkItem[];
}

export interface MultiColumnFooter {
  readonly links: readonly FooterColumnItem[];
}

export interface SimpleFooter {
  readonly links: readonly FooterLinkItem[];
}

export interface Footer {
  readonly style: 'light' | 'dark';
  readonly logo?: FooterLogo;
  readonly copyright?: string;
  readonly links: readonly FooterColumnItem[] | readonly FooterLinkItem[];
}

export interface AnnouncementBarConfig {
  readonly id: string;
  readonly content: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly isCloseable: boolean;
}

export interface PrismTheme {
  readonly plain: {readonly [property: string]: string | number | undefined};
  readonly styles: readonly {
    readonly types: readonly string[];
    readonly style: {readonly [property: string]: string | number | undefined};
    readonly languages?: readonly string[];
  }[];
}

export interface MagicCommentConfig extends MagicComment {}

export interface PrismConfig {
  readonly theme?: PrismTheme;
  readonly darkTheme?: PrismTheme;
  readonly defaultLanguage?: string;
  readonly additionalLanguages: readonly string[];
  readonly magicComments: readonly MagicCommentConfig[];
}

export interface TableOfContentsConfig {
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

/** `themeConfig` after validation, with every default filled in. This type has only the keys of the classic theme. */
export interface ThemeConfig {
  readonly docs: {
    readonly versionPersistence: 'localStorage' | 'none';
    readonly sidebar: {
      readonly hideable: boolean;
      readonly autoCollapseCategories: boolean;
      /**
       * Maximum number of sidebar rows in the HTML of a page; "ALL" for all rows. Categories around these rows are not
       * counted.
       */
      readonly rowsInHtml: number | 'ALL';
    };
    /** The menu of a doc for the page as Markdown. */
    readonly pageMenu: {
      readonly enabled: boolean;
      /** Programs that open the page: `href` with "{url}" or "{prompt}" for what is sent to them. */
      readonly assistants: readonly {readonly label: string; readonly href: string}[];
    };
  };
  readonly blog: {readonly sidebar: {readonly groupByYear: boolean}};
  readonly navbar: NavbarConfig;
  readonly colorMode: ColorModeConfig;
  readonly announcementBar?: AnnouncementBarConfig;
  readonly prism: PrismConfig;
  readonly footer?: Footer;
  readonly image?: string;
  readonly metadata: readonly {readonly [attribute: string]: string}[];
  readonly tableOfContents: TableOfContentsConfig;
  /** Shows a notice on pages that are not translated. */
  readonly untranslatedNotice: boolean;
}

/**
 * `themeConfig` after validation by the themes of the site.
 *
 * @typeParam T - type of the keys that are read; by default those of the classic theme
 */
export function useThemeConfig<T extends object = ThemeConfig>(): T {
  // The type in core has no fields of themes. The cast is correct: each theme has validated the fields that it reads.
  return useDocusaurusContext().siteConfig.themeConfig as T;
}
