import type {MagicComment} from './client/markedLines.js';
import type {ErrorCode} from './errorCodes.js';
import type {ParsedFrontMatter} from './frontMatter.js';

/**
 * Remark, rehype or recma plugin, in a form that `@mdx-js/mdx` accepts: a function, or `[function, options]`. Not
 * checked here: unified throws for other values.
 */
export type UnifiedPlugin = unknown;

/** Values by name. An inner object is a group: `{urls: {api: '…'}}` has the value "urls.api". */
export interface Variables {
  readonly [name: string]: string | number | boolean | Variables;
}

export type MarkdownFormat = 'mdx' | 'md' | 'detect';

export type ReportingSeverity = 'ignore' | 'log' | 'warn' | 'throw';

/**
 * Markdown settings of a site: `markdown` of its config, and the fields of `themeConfig.prism` that change compiled
 * pages.
 */
export interface MarkdownConfig {
  readonly format: MarkdownFormat;
  /** True if `mdx.format` in the front matter may turn Markdown into MDX. */
  readonly mdxByFrontMatter: boolean;
  /**
   * True if authors of content must not run code in the site: raw HTML is sanitised, MDX is refused.
   * `MarkdownRule.untrusted` overrides it.
   */
  readonly untrusted: boolean;
  readonly mermaid: boolean;
  readonly emoji: boolean;
  /** True if quotes that begin with `[!NOTE]` become admonitions. */
  readonly githubAlerts: boolean;
  readonly mdx1Compat: {
    readonly comments: boolean;
    readonly admonitions: boolean;
    readonly headingIds: boolean;
  };
  readonly anchors: {readonly maintainCase: boolean};
  /** Values of variables `{{site.…}}`; `undefined` if the site does not use variables. */
  readonly variables?: Variables | undefined;
  /** Changes the text of each file before the compile. `fileContent` is the whole text, front matter included. */
  readonly preprocessor?: (args: {filePath: string; fileContent: string}) => string;
  readonly parseFrontMatter?: ParseFrontMatter;
  readonly remarkRehypeOptions: {readonly [key: string]: unknown};
  readonly hooks: {
    readonly onBrokenMarkdownLinks: ReportingSeverity | BrokenReferenceHandler;
    readonly onBrokenMarkdownImages: ReportingSeverity | BrokenReferenceHandler;
  };
  readonly code: {
    readonly defaultLanguage?: string;
    /**
     * Languages whose code blocks get colours. `listed`: languages that need no configuration, and
     * `additionalLanguages`, by names that Prism has. `all`: MDX and all languages of Prism, also by names that Prism
     * lacks ("zsh").
     */
    readonly languages: 'all' | 'listed';
    /** Names of further languages of Prism, in the order in which their files run. */
    readonly additionalLanguages: readonly string[];
    readonly magicComments: readonly MagicComment[];
  };
}

interface MarkdownFile {
  readonly filePath: string;
  readonly fileContent: string;
}

/**
 * Type of `markdown.parseFrontMatter` in the config: splits a file into front matter and content in place of the
 * default parser, which it receives as `defaultParseFrontMatter`.
 */
export type ParseFrontMatter = (
  args: MarkdownFile & {defaultParseFrontMatter(file: MarkdownFile): Promise<ParsedFrontMatter>},
) => Promise<ParsedFrontMatter>;

/**
 * Handles a link or an image whose target does not exist. Returns the URL to use instead, or `undefined` to leave the
 * reference as it is.
 */
export type BrokenReferenceHandler = (reference: {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: unknown;
}) => string | undefined;

/** Modification time and size of a file. The file counts as changed if one of them differs. */
export interface FileTime {
  readonly mtimeMs: number;
  readonly size: number;
}

/**
 * Settings for compiling the Markdown files in some folders. A content plugin creates one for each set of files, such
 * as a version of the docs.
 */
export interface MarkdownRule {
  /** Unique among the rules of a site, for example "plugin-content-docs/default/current". */
  readonly id: string;
  /**
   * Absolute paths of folders with the files of the rule. If folders of several rules contain a file, the innermost
   * folder decides.
   */
  readonly dirs: readonly string[];
  /**
   * Absolute paths of folders in which a link to "/x.md" is looked up, in order of precedence; then the folder of the
   * site. A link to "x.md" is looked up in these folders if there is no such file beside the file with the link.
   */
  readonly contentDirs: readonly string[];
  /**
   * Absolute path of the folder that the files were copied from, for a version of the docs that of the current docs. A
   * link by a path from the site ("/docs/x.md", "@site/docs/x.md") into this folder leads to the same file of the rule.
   */
  readonly copiedFrom?: string | undefined;
  /**
   * Pages of the files: absolute path of the file → URL of its page, base URL included; `null` for a file without a
   * page, such as a draft. A link to such a file becomes plain text.
   */
  readonly permalinks: ReadonlyMap<string, string | null>;
  /**
   * Times and sizes of the files when the plugin read them in this build: absolute path → time and size. An unchanged
   * file need not be read again.
   */
  readonly fileTimes?: ReadonlyMap<string, FileTime> | undefined;
  readonly admonitions: false | {readonly keywords: readonly string[]};
  /** True if the title of a page (its first heading, if that is an h1) is left out of the content, as in blog posts. */
  readonly removeContentTitle?: boolean;
  /**
   * Pattern for the marker that ends the excerpt of a page. The first match outside of code counts, and is not shown.
   * The page then has a second component, for the excerpt; routes request it with `part: 'excerpt'`.
   */
  readonly excerpt?: {readonly marker: RegExp} | undefined;
  /** Set if ids of footnotes end in a hash of the file's path, so that several files can be shown on one page. */
  readonly footnoteSuffix?: true | undefined;
  /** Values of variables `{{version.…}}`. */
  readonly variables?: Variables | undefined;
  /** Overrides `MarkdownConfig.untrusted` of the site. */
  readonly untrusted?: boolean | undefined;
  readonly remarkPlugins: readonly UnifiedPlugin[];
  readonly rehypePlugins: readonly UnifiedPlugin[];
  readonly recmaPlugins: readonly UnifiedPlugin[];
  readonly beforeDefaultRemarkPlugins: readonly UnifiedPlugin[];
  readonly beforeDefaultRehypePlugins: readonly UnifiedPlugin[];
}

/** Module of a plugin that makes copies of the images in content, such as smaller ones. */
export interface MarkdownImages {
  /**
   * Absolute path of an ES module whose default export is a `MarkdownImageFunction`. Worker processes import it, too.
   */
  readonly module: string;
  /** Second argument of the function: plain JSON data. All pages are compiled again when it changes. */
  readonly options: unknown;
}

/** Image of the site that content shows. */
export interface MarkdownImage {
  /** Absolute path. The file may have been deleted since the page was read. */
  readonly file: string;
  /** Prefix of the URLs of files, such as "/base/". */
  readonly baseUrl: string;
}

/**
 * Copies of an image: their files, the exports for a page that imports the image, and the attributes of its `<img>`.
 */
export interface MarkdownImageCopies {
  /**
   * Files to publish: absolute path, and path relative to the output folder. A page is compiled again if one of these
   * files is missing or changed.
   */
  readonly files: readonly {readonly file: string; readonly outputPath: string}[];
  /** Exports of the module that a page gets when it imports the image. */
  readonly imported: {
    /** Default export: plain JSON data. Each of its properties is also a named export. */
    readonly value: {readonly [name: string]: unknown};
    /** Result of `toString()` of the default export. */
    readonly url: string;
  };
  /**
   * Attributes of the `<img>`, by their names in React, but `style` is text ("color: red"). They replace `width`,
   * `height` and `loading`.
   */
  readonly attributes: {readonly [name: string]: string | number};
}

/**
 * Makes copies of an image.
 *
 * @returns `undefined` for an image that is shown without copies.
 * @throws {Error} with a full sentence as its message, which is reported with the line of the page that contains the
 * image.
 */
export type MarkdownImageFunction = (
  image: MarkdownImage,
  options: never,
) => Promise<MarkdownImageCopies | undefined>;

/**
 * Limits the files that a site may publish. Paths are absolute and real (symbolic links resolved), except `siteDir`.
 */
export interface PublishScope {
  /**
   * Folder of the site, with symbolic links unresolved. It is compared with paths in content, so that a symbolic link
   * which leads out of the site is reported as such.
   */
  readonly siteDir: string;
  /** Folders of the site, of its repository, and of content outside of both. */
  readonly folders: readonly string[];
  /** Static folders. All their files may be published, also those whose names begin with a dot. */
  readonly staticDirs: readonly string[];
  /** Files and folders that may be published as well, from `markdown.files.allow`. */
  readonly allow: readonly string[];
  /** Files and folders that may not be published, from `markdown.files.deny`. */
  readonly deny: readonly string[];
  readonly configFile: string;
}

/** Settings that all files of a site share. */
export interface MarkdownSite {
  readonly siteDir: string;
  /**
   * Prefix of the URLs of files: the base URL, or "./" with the hash router, where one document at the root of the site
   * has all pages.
   */
  readonly baseUrl: string;
  /** Absolute paths of the static folders, in order of precedence. */
  readonly staticDirs: readonly string[];
  /** Limits the files that content may link to or embed. */
  readonly publish: PublishScope;
  readonly markdown: MarkdownConfig;
  /** Modules that make copies of images, in order. The first that returns copies of an image counts. */
  readonly images?: readonly MarkdownImages[] | undefined;
}

export interface CompileInput {
  /** Absolute path. */
  readonly file: string;
  /** Whole text of the file, front matter included. */
  readonly text: string;
  readonly site: MarkdownSite;
  readonly rule: MarkdownRule;
  /**
   * True in a process that must not run native code on content, since native code may crash the process. `@mdx-js/mdx`
   * then compiles instead of satteri.
   */
  readonly avoidsNative?: boolean | undefined;
  /** True to collect the text of the page for search, in `Artifact.sections`. */
  readonly collectsSections?: boolean | undefined;
  /**
   * Called after each attempt to make copies of an image. The time limit of the compile then starts again, since the
   * time for copies does not depend on the length of the text.
   */
  readonly onPart?: (() => void) | undefined;
}

/** File that content shows or links to; the caller copies it to `outputPath`. */
export interface ContentAsset {
  /** Absolute path. */
  readonly file: string;
  /** Path of the published copy, relative to the output folder: "assets/images/logo-1a2b3c4d.png". */
  readonly outputPath: string;
  /** URL of the copy, with the site's `baseUrl`. */
  readonly url: string;
}

/** Reference to code or content that a file imports: "code:@site/src/Demo", "content:@site/docs/_partial.mdx". */
export type ContentImport = `code:${string}` | `content:${string}`;

export interface TocItem {
  /** Text of the heading as HTML, with inline markup only. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** Text under one heading, for search. */
export interface TextSection {
  /**
   * Id of the heading; `null` for the section above the first heading. The `heading` of that section is the title of
   * the page.
   */
  readonly id: string | null;
  readonly heading: string;
  readonly level: number;
  /** Text without code blocks; each run of white space is one space. */
  readonly text: string;
  /** Code blocks, joined with line breaks. */
  readonly code: string;
}

/** Link of a page with its line in the source file, which a report of broken links needs. */
export interface ContentLink {
  /**
   * URL in the HTML of the page: "/docs/intro/#x". The path of a Markdown file in a Markdown link is already replaced
   * by the URL of its page.
   */
  readonly url: string;
  /** Line of the link in the source file, from 1. */
  readonly line: number;
}

/**
 * Message for the author about a mistake that does not prevent the page from being shown, such as a broken link. The
 * caller reports all diagnostics with the severity "throw" in one error.
 */
export interface Diagnostic {
  readonly code: ErrorCode;
  readonly severity: Exclude<ReportingSeverity, 'ignore'>;
  readonly message: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly hint?: string;
}

/**
 * File or permalink that a compile read besides the text of the page. The artifact is valid while the `value` of each
 * dependency is unchanged.
 */
export interface Dependency {
  readonly kind: 'link' | 'file' | 'place';
  /**
   * Absolute path.
   * - link: a file whose permalink was looked up
   * - file: a file whose bytes were read, or that does not exist
   * - place: a file whose real path was looked up, but whose bytes were not read
   */
  readonly key: string;
  /**
   * - link: the permalink; `null` for a file without a page, "" for a file that is not content of the rule
   * - file: sha-256 of the bytes (hex), followed by a space and the real path if that differs from `key`; `null` if
   *   there is no such file, or it may not be read
   * - place: the real path; `null` if there is no such file
   */
  readonly value: string | null;
}

export type ArtifactType = 'data' | 'module';

/** One compiled Markdown file. Plain data, so it can be cached and sent to another process. */
export interface Artifact {
  /**
   * 'data': a page without JavaScript, see `parsePage`. 'module': an ES module without imports, see `ArtifactModule`.
   */
  readonly type: ArtifactType;
  /** Compiled page: JSON and a template for the type 'data', JavaScript for the type 'module'. */
  readonly code: string;
  readonly imports: readonly ContentImport[];
  readonly assets: readonly ContentAsset[];
  readonly toc: readonly TocItem[];
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly contentTitle: string | null;
  readonly links: readonly ContentLink[];
  /** Text of the page for search, by headings; empty unless `CompileInput.collectsSections` is set. */
  readonly sections: readonly TextSection[];
  readonly diagnostics: readonly Diagnostic[];
  readonly dependencies: readonly Dependency[];
  /**
   * Reason why a page whose rule has plugins was compiled by `@mdx-js/mdx` instead of satteri, which is faster: "remark
   * plugin "x" extends the parser". Absent for other pages.
   */
  readonly fallback?: string;
}

/** Source map in the form that bundlers accept. */
export interface SourceMap {
  readonly version: number;
  readonly sources: readonly string[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** ES module compiled from Markdown that code imports. Plain data, like an artifact. */
export interface MarkdownModule
  extends Pick<Artifact, 'code' | 'assets' | 'links' | 'diagnostics' | 'dependencies'> {
  readonly map: SourceMap | undefined;
}
