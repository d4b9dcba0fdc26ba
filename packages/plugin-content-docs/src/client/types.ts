import type {ContentComponent} from '@lectern/core/client/types';
import type {LazyData} from '@lectern/core/shared/lazyData';

/** Data of any shape that the author of a site adds to a sidebar item, for use in components of the site. */
export type CustomProps = {readonly [key: string]: unknown};

interface PropSidebarItemBase {
  readonly className?: string;
  readonly customProps?: CustomProps;
}

export interface PropSidebarItemLink extends PropSidebarItemBase {
  readonly type: 'link';
  readonly href: string;
  readonly label: string;
  /** Absent on links that do not lead to a doc. */
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly autoAddBaseUrl?: boolean;
  /**
   * Set on items for cards, and on links with a description in the sidebars file. Other links have no description, to
   * keep sidebars small.
   */
  readonly description?: string;
}

export interface PropSidebarItemCategory extends PropSidebarItemBase {
  readonly type: 'category';
  readonly label: string;
  readonly items: readonly PropSidebarItem[];
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  /** URL path of the category's own page. */
  readonly href?: string;
  readonly linkUnlisted?: boolean;
  readonly description?: string;
}

export interface PropSidebarItemHtml extends PropSidebarItemBase {
  readonly type: 'html';
  readonly value: string;
  readonly defaultStyle?: boolean;
}

/** One entry of a sidebar, in the form that components receive. */
export type PropSidebarItem = PropSidebarItemLink | PropSidebarItemCategory | PropSidebarItemHtml;

export type PropSidebar = readonly PropSidebarItem[];
export type PropSidebars = {readonly [sidebarId: string]: PropSidebar};

export type PropSidebarBreadcrumb = PropSidebarItemLink | PropSidebarItemCategory;

export interface PropNavigationLink {
  readonly title: string;
  readonly permalink: string;
}

export interface PropNavigation {
  readonly previous?: PropNavigationLink;
  readonly next?: PropNavigationLink;
}

/** Tag of a doc, in the form that components receive. */
export interface PropTag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
  /** True if the tags file does not define the tag. */
  readonly inline: boolean;
}

export interface PropTagsListItem extends PropTag {
  readonly count: number;
}

/** Props of the page that lists all tags. */
export interface PropTagsList {
  readonly tags: readonly PropTagsListItem[];
}

export type PropTagDocListDoc = Pick<DocMetadata, 'id' | 'title' | 'description' | 'permalink'>;

/** Prop `tag` of the page of one tag. */
export interface PropTagDocList extends PropTagsListItem {
  readonly allTagsPath: string;
  readonly items: readonly PropTagDocListDoc[];
  readonly unlisted: boolean;
}

/** Prop `categoryGeneratedIndex` of generated index pages of categories. */
export interface PropCategoryGeneratedIndex {
  readonly title: string;
  readonly description?: string;
  readonly image?: string;
  readonly keywords?: readonly string[];
  readonly slug: string;
  readonly permalink: string;
  readonly sidebar: string;
  readonly navigation: PropNavigation;
}

export type VersionBanner = 'unreleased' | 'unmaintained';

export type PropVersionDoc = Pick<DocMetadata, 'id' | 'title' | 'description' | 'sidebar'>;

export type PropVersionDocs = {readonly [docId: string]: PropVersionDoc};

/**
 * Prop `version` of the version's route. The payload (JSON data) of each page contains this prop, so its size must not
 * depend on the number of docs.
 */
export interface PropVersion {
  readonly pluginId: string;
  /** Name of the version: "current", "2.0.1". */
  readonly version: string;
  readonly label: string;
  readonly banner: VersionBanner | null;
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly className: string;
  readonly isLast: boolean;
}

/**
 * Return value of `useDocsVersion`. Access to `docs` or to a sidebar loads the file with this data (the component
 * suspends).
 */
export interface PropVersionMetadata extends PropVersion {
  readonly docs: PropVersionDocs;
  readonly docsSidebars: PropSidebars;
}

/** Front matter of a doc: the keys that components use. Other keys are kept. */
export interface DocFrontMatter {
  readonly id?: string;
  readonly title?: string;
  readonly title_meta?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly image?: string;
  readonly hide_title?: boolean;
  readonly hide_table_of_contents?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
  readonly sidebar_label?: string;
  readonly [key: string]: unknown;
}

/**
 * `content.metadata` of a doc. It is in the payload (JSON data) of the page, so it contains only data that the page
 * shows.
 */
export interface DocMetadata extends PropNavigation {
  /** Id that is unique in its version: "guides/intro". */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of the Markdown file in the site: "@site/docs/guides/intro.md". */
  readonly source: string;
  readonly sourceDirName: string;
  /** URL path relative to the path of the version, starting with "/". */
  readonly slug: string;
  /** URL path, base URL included. */
  readonly permalink: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /**
   * Locale of the text if the doc is not translated: the default locale. Absent if it is translated, or if both locales
   * have the same language.
   */
  readonly contentLocale?: string;
  readonly editUrl?: string | null;
  readonly tags: readonly PropTag[];
  readonly version: string;
  readonly lastUpdatedBy?: string | null;
  /** Time of the last change of the doc, as Unix time in milliseconds. */
  readonly lastUpdatedAt?: number | null;
  readonly sidebarPosition?: number;
  readonly sidebar?: string;
  /** Descriptions for the cards of the docs in a category: doc id → description. Only set on the page of a category. */
  readonly cardDescriptions?: {readonly [docId: string]: string};
  /** How the doc differs from earlier versions, newest first; absent if it is compared with none. */
  readonly changes?: readonly PropDocChange[];
  /** Front matter from the compiled file. The payload does not have it: `DocProvider` adds it. */
  readonly frontMatter: DocFrontMatter;
}

/** A comparison of a doc with an earlier version. Without `path` and `isNew`, the text is the same in both versions. */
export interface PropDocChange {
  /** Label of the earlier version. */
  readonly label: string;
  /** URL path of the page that shows what changed. */
  readonly path?: string;
  /** `true` if the earlier version does not have the doc. */
  readonly isNew?: true;
}

/** Metadata of one of the two docs on a page that shows what changed between versions. */
export interface PropChangesSide {
  readonly title: string;
  /** URL path of the doc, base URL included. */
  readonly permalink: string;
  readonly versionLabel: string;
  /** URL path of the version, base URL included. */
  readonly versionPath: string;
  /** As in `DocMetadata`. */
  readonly contentLocale?: string;
}

/** Props `after` and `before` of a page that shows what changed between versions. */
export type PropChangesContent = ContentComponent & {readonly metadata: PropChangesSide};

export type TocItem = ContentComponent['toc'][number];

/** Prop `content` of a doc page: the component that renders it, and its metadata. */
export type PropDocContent = ContentComponent & {
  readonly metadata: DocMetadata;
  readonly frontMatter: DocFrontMatter;
  readonly assets: {readonly image?: string};
};

/**
 * Entry of the list of all pages of a version: a doc, or a generated index page (page that lists the items of a
 * category).
 */
export interface GlobalDoc {
  /** Id of a doc ("guides/intro"), or slug of a generated index page ("/category/guides"). */
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
}

export interface GlobalSidebar {
  /** The first listed page of the sidebar; absent if there is none. */
  readonly link?: {readonly path: string; readonly label: string};
}

/**
 * A version in the global data of the plugin, in the form that components read. Access to `docs` loads the file with
 * all docs (the component suspends).
 */
export interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly mainDocPath: string;
  readonly draftIds: readonly string[];
  readonly sidebars: {readonly [sidebarId: string]: GlobalSidebar};
  /** The docs that the layout of every page may link to (docs in navbar items, and the main doc): doc id → page. */
  readonly linkedDocs: {readonly [docId: string]: {readonly path: string; readonly sidebar?: string}};
  readonly docs: readonly GlobalDoc[];
  /** Reference ("data:…") of the file with titles and descriptions of all docs, a `PropVersionDocs`. */
  readonly detailsFile: string;
  /** Files with the items of the sidebars (`SidebarFile`): sidebar id → reference ("data:…"). */
  readonly sidebarFiles: {readonly [sidebarId: string]: string};
}

/**
 * A version in the global data that every page loads. The list of docs is in a separate file, so that it does not make
 * each page larger.
 */
export interface GlobalVersionData extends Omit<GlobalVersion, 'docs'> {
  readonly docs: LazyData;
}

/** Global data of one docs plugin instance, in the form that the plugin passes to `setGlobalData`. */
export interface GlobalDocsData extends Omit<GlobalPluginData, 'versions'> {
  readonly versions: readonly GlobalVersionData[];
}

/** Global data of one docs plugin instance, in the form that components read. */
export interface GlobalPluginData {
  readonly path: string;
  readonly versions: readonly GlobalVersion[];
  readonly breadcrumbs: boolean;
}

export interface ActivePlugin {
  readonly pluginId: string;
  readonly pluginData: GlobalPluginData;
}

export interface ActiveDocContext {
  readonly activeVersion?: GlobalVersion;
  readonly activeDoc?: GlobalDoc;
  /** The doc of the current page in all versions that have it, including the active version: version name → doc. */
  readonly alternateDocVersions: {readonly [versionName: string]: GlobalDoc};
}

export interface DocVersionSuggestions {
  readonly latestVersionSuggestion: GlobalVersion;
  /** The doc of the current page in the latest version; absent if that version does not have the doc. */
  readonly latestDocSuggestion?: GlobalDoc;
}

/**
 * Attributes of the route of a doc or a generated index page. The layout around the page reads these attributes, too.
 */
export interface DocRouteAttributes {
  readonly docId: string;
  /** URL path of the doc, on a page that belongs to a doc but is not the doc. */
  readonly docPath?: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
  /** The same doc in other versions: version name → URL path. */
  readonly alternates?: {readonly [versionName: string]: string};
}
