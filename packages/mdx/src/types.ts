import type {MagicComment} from './client/markedLines.js';
import type {ErrorCode} from './errorCodes.js';

/** One entry of a remark, rehype or recma plugin list, as MDX takes it. */
export type UnifiedPlugin = unknown;

export type MarkdownFormat = 'mdx' | 'md' | 'detect';

export type ReportingSeverity = 'ignore' | 'log' | 'warn' | 'throw';

/** Site-wide Markdown settings: `markdown` of the site config, and what of `themeConfig.prism` decides the markup. */
export interface MarkdownConfig {
  readonly format: MarkdownFormat;
  /** Lets `mdx.format` in the front matter turn Markdown into MDX. */
  readonly mdxByFrontMatter: boolean;
  /** The authors of the files must not run code in the site: raw HTML is sanitised, MDX is refused. A rule may say otherwise. */
  readonly untrusted: boolean;
  readonly mermaid: boolean;
  readonly emoji: boolean;
  /** Quotes that begin with `[!NOTE]` are admonitions. */
  readonly githubAlerts: boolean;
  readonly mdx1Compat: {
    readonly comments: boolean;
    readonly admonitions: boolean;
    readonly headingIds: boolean;
  };
  readonly anchors: {readonly maintainCase: boolean};
  /** Gets the text of each file, front matter included. */
  readonly preprocessor?: (args: {filePath: string; fileContent: string}) => string;
  readonly parseFrontMatter?: ParseFrontMatter;
  readonly remarkRehypeOptions: {readonly [key: string]: unknown};
  readonly hooks: {
    readonly onBrokenMarkdownLinks: ReportingSeverity | BrokenReferenceHandler;
    readonly onBrokenMarkdownImages: ReportingSeverity | BrokenReferenceHandler;
  };
  readonly code: {
    readonly defaultLanguage?: string;
    /** `listed`: those that need no configuration and `additionalLanguages`, by the names that Prism has for them. */
    readonly languages: 'all' | 'listed';
    /** Components of Prism, in the order in which they run. */
    readonly additionalLanguages: readonly string[];
    readonly magicComments: readonly MagicComment[];
  };
}

interface MarkdownFile {
  readonly filePath: string;
  readonly fileContent: string;
}

interface ParsedMarkdownFile {
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly content: string;
}

/** Divides a file into front matter and content, in the place of `defaultParseFrontMatter`. */
export type ParseFrontMatter = (
  args: MarkdownFile & {defaultParseFrontMatter(file: MarkdownFile): Promise<ParsedMarkdownFile>},
) => Promise<ParsedMarkdownFile>;

/** Returns the URL to use instead, or nothing to leave the reference as it is. */
export type BrokenReferenceHandler = (reference: {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: unknown;
}) => string | undefined;

/** Time and size of a file, by which a change is noticed. */
export interface FileTime {
  readonly mtimeMs: number;
  readonly size: number;
}

/** How the Markdown files below some folders are compiled; a content plugin gives one for each set of files. */
export interface MarkdownRule {
  /** Unique among the rules of a site: "plugin-content-docs/default/current". */
  readonly id: string;
  /** Absolute folders; a file belongs to the rule with the deepest one. */
  readonly dirs: readonly string[];
  /** Folders that "/x.md" and bare "x.md" link targets are looked up in, best first; absolute. */
  readonly contentDirs: readonly string[];
  /** Absolute file → the page's URL, base URL included. Files without a page (drafts) map to `null`: a link to them gives nothing. */
  readonly permalinks: ReadonlyMap<string, string | null>;
  /** Absolute file → its time and size when the plugin of the rule read it in this build, so that it is not read again. */
  readonly fileTimes?: ReadonlyMap<string, FileTime> | undefined;
  readonly admonitions: false | {readonly keywords: readonly string[]};
  /** The first h1 is left out of the content (blog posts). */
  readonly removeContentTitle?: boolean;
  /**
   * Marker that ends the excerpt of a page: the first match outside of code. The page then has a component for its excerpt as
   * well, which routes request with `part: 'excerpt'`. The match itself is not shown.
   */
  readonly excerpt?: {readonly marker: RegExp} | undefined;
  /** Ids of footnotes end in a hash of the file's path, so that several files can be shown on one page. */
  readonly footnoteSuffix?: true | undefined;
  /** In place of the site's setting. */
  readonly untrusted?: boolean | undefined;
  readonly remarkPlugins: readonly UnifiedPlugin[];
  readonly rehypePlugins: readonly UnifiedPlugin[];
  readonly recmaPlugins: readonly UnifiedPlugin[];
  readonly beforeDefaultRemarkPlugins: readonly UnifiedPlugin[];
  readonly beforeDefaultRehypePlugins: readonly UnifiedPlugin[];
}

/** Who makes copies of the images that content shows. */
export interface MarkdownImages {
  /** Absolute path of an ES module, whose default export is a `MarkdownImageFunction`. It is loaded by other processes as well. */
  readonly module: string;
  /** Given to the function; survives JSON. Pages with images are compiled again when it changes. */
  readonly options: unknown;
}

/** An image of the site that content shows. */
export interface MarkdownImage {
  /** Absolute; it may be gone by now. */
  readonly file: string;
  /** Beginning of the URLs of files. */
  readonly baseUrl: string;
}

/** Copies of an image, and how it is shown then. */
export interface MarkdownImageCopies {
  /** Files to publish; absolute, and paths below the output folder. A page whose copies are missing or changed is compiled again. */
  readonly files: readonly {readonly file: string; readonly outputPath: string}[];
  /** Value for a page that imports the image. */
  readonly imported: {
    /** JSON; the default export, and its parts are exports as well. */
    readonly value: {readonly [name: string]: unknown};
    /** Value of the default export where a string is needed. */
    readonly url: string;
  };
  /** Attributes of the `<img>` as React names them; `style` as a declaration. They win over `width`, `height` and `loading`. */
  readonly attributes: {readonly [name: string]: string | number};
}

/**
 * Makes copies of an image.
 *
 * @returns `undefined` for an image that is shown as it is.
 * @throws an error whose message is a full sentence: the image is reported as broken, with its place in the page
 */
export type MarkdownImageFunction = (
  image: MarkdownImage,
  options: never,
) => Promise<MarkdownImageCopies | undefined>;

/** Which files of the machine a site may publish. Paths are absolute and real (without symbolic links), except `siteDir`. */
export interface PublishScope {
  /** As configured, to distinguish files outside of the site from those that a symbolic link leads out to. */
  readonly siteDir: string;
  /** The site, its repository, and content folders outside of both. */
  readonly folders: readonly string[];
  /** All files in static folders are published; those with a dot before their name, too. */
  readonly staticDirs: readonly string[];
  /** Files and folders that the configuration adds. */
  readonly allow: readonly string[];
  /** Files and folders that the configuration excludes. */
  readonly deny: readonly string[];
  readonly configFile: string;
}

/** Settings that all files of a site share. */
export interface MarkdownSite {
  readonly siteDir: string;
  /** Beginning of the URLs of files: the base URL, or "./" where all pages are one document at the root of the site. */
  readonly baseUrl: string;
  /** Absolute, in order of precedence. */
  readonly staticDirs: readonly string[];
  /** Which files content may link to or embed. */
  readonly publish: PublishScope;
  readonly markdown: MarkdownConfig;
  /** Each image is given to the first of them that makes copies of it. */
  readonly images?: readonly MarkdownImages[] | undefined;
}

export interface CompileInput {
  /** Absolute. */
  readonly file: string;
  /** Whole text of the file, front matter included. */
  readonly text: string;
  readonly site: MarkdownSite;
  readonly rule: MarkdownRule;
  /** The process must not run native code on content, which may end it: `@mdx-js/mdx` compiles. */
  readonly avoidsNative?: boolean | undefined;
  /** The artifact has `sections`. */
  readonly collectsSections?: boolean | undefined;
  /** Called after each part of the work whose time is not that of the text: the copies of an image. */
  readonly onPart?: (() => void) | undefined;
}

/** A file that content shows or links to; the caller copies it to `outputPath`. */
export interface ContentAsset {
  /** Absolute. */
  readonly file: string;
  /** Relative to the output folder: "assets/images/logo-1a2b3c4d.png". */
  readonly outputPath: string;
  /** The site's `baseUrl` included. */
  readonly url: string;
}

/** Code or content that the file imports. */
export type ContentImport = `code:${string}` | `content:${string}`;

export interface TocItem {
  /** HTML, inline markup only. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The text under one heading, for search. */
export interface TextSection {
  /** `null` before the first heading below the title. */
  readonly id: string | null;
  readonly heading: string;
  readonly level: number;
  /** Runs of white space are one space. */
  readonly text: string;
  /** Code blocks, with a line break between two. */
  readonly code: string;
}

/** A link as the author wrote it, so that a broken one can be reported with its line. */
export interface ContentLink {
  /** The link on the rendered page ("/docs/intro/#x"), after resolution. */
  readonly url: string;
  /** From 1, in the source file. */
  readonly line: number;
  readonly column: number;
}

/** A message for the author. `severity` has been looked up already; 'throw' ones are reported together by the caller. */
export interface Diagnostic {
  readonly code: ErrorCode;
  readonly severity: Exclude<ReportingSeverity, 'ignore'>;
  readonly message: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
}

/** Something that a compile read besides the file's text; the artifact is valid as long as each has the same value. */
export interface Dependency {
  readonly kind: 'link' | 'file' | 'place';
  /**
   * kind link: absolute file whose permalink was used. kind file: absolute path that was read or found missing.
   * kind place: absolute path that was looked for, but not read.
   */
  readonly key: string;
  /**
   * kind link: the permalink, null for a file without a page, "" for a file that is no content of the rule. kind file: sha-256 of
   * its bytes (hex), then a space and its real path if that is another one. kind place: its real path. Null where there is no
   * such file.
   */
  readonly value: string | null;
}

export type ArtifactType = 'data' | 'module';

/** One compiled Markdown file: plain data, safe to cache and to send to another thread. */
export interface Artifact {
  /** 'data': the page has no JavaScript, see `parsePage`. 'module': an ES module without imports, see `ArtifactModule`. */
  readonly type: ArtifactType;
  /** The text of the artifact's file. */
  readonly code: string;
  readonly imports: readonly ContentImport[];
  readonly assets: readonly ContentAsset[];
  readonly toc: readonly TocItem[];
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly contentTitle: string | null;
  readonly links: readonly ContentLink[];
  /** Empty unless `collectsSections` is set. */
  readonly sections: readonly TextSection[];
  readonly diagnostics: readonly Diagnostic[];
  readonly dependencies: readonly Dependency[];
  /** Why `@mdx-js/mdx` compiled the page although satteri is to compile pages with plugins: "remark plugin "x" extends the parser". */
  readonly fallback?: string;
}

/** A source map as bundlers take it. */
export interface SourceMap {
  readonly version: number;
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** Markdown that code imports, compiled to an ES module: plain data as an artifact is. */
export interface MarkdownModule
  extends Pick<Artifact, 'code' | 'assets' | 'links' | 'diagnostics' | 'dependencies'> {
  readonly map: SourceMap | undefined;
}
