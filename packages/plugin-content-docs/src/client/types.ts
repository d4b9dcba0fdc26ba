import type {LazyData} from '@lectern/core/shared/lazyData';
import type {ReactNode} from 'react';

/** Free data of the site's author on a sidebar item. */
export type CustomProps = {readonly [key: string]: unknown};

interface PropSidebarItemBase {
  readonly className?: string;
  readonly customProps?: CustomProps;
}

export interface PropSidebarItemLink extends PropSidebarItemBase {
  readonly type: 'link';
  readonly href: string;
  readonly label: string;
  /** Absent on links to somewhere else. */
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly autoAddBaseUrl?: boolean;
  /** On cards and on links that say it in the sidebars file; sidebars stay compact. */
  readonly description?: string;
}

export interface PropSidebarItemCategory extends PropSidebarItemBase {
  readonly type: 'category';
  readonly label: string;
  readonly items: readonly PropSidebarItem[];
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  /** The category's own page. */
  readonly href?: string;
  readonly linkUnlisted?: boolean;
  readonly description?: string;
}

export interface PropSidebarItemHtml extends PropSidebarItemBase {
  readonly type: 'html';
  readonly value: string;
  readonly defaultStyle?: boolean;
}

/** One entry of a sidebar, as components see it. */
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

/** A tag as a chip below a page. */
export interface PropTag {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string;
  /** Not defined in the tags file. */
  readonly inline: boolean;
}

export interface PropTagsListItem extends PropTag {
  readonly count: number;
}

/** Props of the page that lists all tags. */
export interface PropTagsList {
  readonly tags: readonly PropTagsListItem[];
}

export interface PropTagDocListDoc {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
}

/** Prop `tag` of the page of one tag. */
export interface PropTagDocList extends PropTagsListItem {
  readonly allTagsPath: string;
  readonly items: readonly PropTagDocListDoc[];
  readonly unlisted: boolean;
}

/** Prop `categoryGeneratedIndex` of the page made for a category. */
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

export interface PropVersionDoc {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar?: string;
}

export type PropVersionDocs = {readonly [docId: string]: PropVersionDoc};

/** Prop `version` of the version route, as in the payload of each page: its size does not depend on the docs. */
export interface PropVersion {
  readonly pluginId: string;
  /** "current", "2.0.1". */
  readonly version: string;
  readonly label: string;
  readonly banner: VersionBanner | null;
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly className: string;
  readonly isLast: boolean;
}

/** Return value of `useDocsVersion`. `docs` and `docsSidebars` are read from their files when first used, and suspend. */
export interface PropVersionMetadata extends PropVersion {
  readonly docs: PropVersionDocs;
  readonly docsSidebars: PropSidebars;
}

/** The keys of a doc's front matter that components use; all others are kept. */
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

/** `content.metadata` of a doc. It is in the payload of the page, so it contains only what the page shows. */
export interface DocMetadata extends PropNavigation {
  /** "guides/intro": unique in its version. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** "@site/docs/guides/intro.md" */
  readonly source: string;
  readonly sourceDirName: string;
  /** Below the version's path, starting with "/". */
  readonly slug: string;
  /** Base URL included. */
  readonly permalink: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** The locale that the text is written in, where that is another language than the page's. */
  readonly contentLocale?: string;
  readonly editUrl?: string | null;
  readonly tags: readonly PropTag[];
  readonly version: string;
  readonly lastUpdatedBy?: string | null;
  /** Unix time in milliseconds. */
  readonly lastUpdatedAt?: number | null;
  readonly sidebarPosition?: number;
  readonly sidebar?: string;
  /** On the page of a category: doc id → description, for the cards of what the category holds. */
  readonly cardDescriptions?: {readonly [docId: string]: string};
  /** Filled in by the browser from the compiled file. */
  readonly frontMatter: DocFrontMatter;
}

/** A doc's metadata as the plan makes it; the front matter is in the compiled file. */
export type PlannedDocMetadata = Omit<DocMetadata, 'frontMatter'>;

export interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** Prop `content` of a doc page: the component that renders it, and its metadata. */
export interface PropDocContent {
  (props: {readonly [name: string]: unknown}): ReactNode;
  readonly metadata: DocMetadata;
  readonly frontMatter: DocFrontMatter;
  readonly assets: {readonly image?: string};
  readonly contentTitle: string | undefined;
  readonly toc: readonly TocItem[];
}

/** A doc in global data. */
export interface GlobalDoc {
  /** Of a doc, or of a generated index page: then its path. */
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
}

export interface GlobalSidebar {
  /** The first page of the sidebar; absent if it leads nowhere. */
  readonly link?: {readonly path: string; readonly label: string};
}

/** A version in global data. `docs` is read from its file when first used, and suspends. */
export interface GlobalVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly mainDocPath: string;
  readonly draftIds: readonly string[];
  readonly sidebars: {readonly [sidebarId: string]: GlobalSidebar};
  /** The docs that the layout of every page may link to: those of navbar items, and the main doc. */
  readonly linkedDocs: {readonly [docId: string]: {readonly path: string; readonly sidebar?: string}};
  readonly docs: readonly GlobalDoc[];
  /** Reference of the file with titles and descriptions, a `PropVersionDocs`. */
  readonly detailsFile: string;
  /** Sidebar id → reference of the file with its items. */
  readonly sidebarFiles: {readonly [sidebarId: string]: string};
}

/** A version as every page loads it: its size does not depend on the number of docs. */
export interface GlobalVersionData extends Omit<GlobalVersion, 'docs'> {
  readonly docs: LazyData;
}

/** Global data of one docs plugin instance, as the plugin makes it. */
export interface GlobalDocsData {
  readonly path: string;
  readonly versions: readonly GlobalVersionData[];
  readonly breadcrumbs: boolean;
}

/** Global data of one docs plugin instance, as components see it. */
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
  /** Version name → the same doc there. */
  readonly alternateDocVersions: {readonly [versionName: string]: GlobalDoc};
}

export interface DocVersionSuggestions {
  readonly latestVersionSuggestion: GlobalVersion;
  /** The current doc in the latest version. */
  readonly latestDocSuggestion?: GlobalDoc;
}

/** Attributes of a doc's route, visible to the whole page through the current route. */
export interface DocRouteAttributes {
  readonly docId: string;
  readonly sidebar?: string;
  readonly unlisted?: boolean;
  /** Version name → path of the same doc there, other versions only. */
  readonly alternates?: {readonly [versionName: string]: string};
}
