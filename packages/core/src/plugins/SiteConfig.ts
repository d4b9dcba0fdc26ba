// Written from config/schema.ts by `pnpm reference`: change the schema.
import type {MarkdownConfig, ParseFrontMatter, Variables} from '@lectern/mdx';
import type {FutureConfig} from '../schema/futureSchema.js';
import type {ClientSiteConfig, HtmlTagObject} from '../shared/siteConfig.js';
import type {PluginConfig, PresetConfig} from './Plugin.js';

/** The whole configuration, every default filled in; functions included. The client part is a subset, see `clientSiteConfig`. */
export interface SiteConfig extends ClientSiteConfig {
  /** Name of the site. Appended to the title of every page, and shown where no other title is. */
  readonly title: string;
  /** Where the site is published, as an absolute URL without a path. A slash at the end is removed. */
  readonly url: string;
  /** Path of the site below `url`. Slashes at both ends are added where they are missing. */
  readonly baseUrl: string;
  /** Icon of the site, below the base URL. If no static folder holds the file, the build warns. */
  readonly favicon?: string;
  /** Subject of the site in a few words. The theme does not show it by itself; your home page may. */
  readonly tagline: string;
  /** Text between the title of a page and the title of the site. */
  readonly titleDelimiter: string;
  /** `true`: `/x/`; `false`: `/x` and `x.html`. Left out: links as they are written. */
  readonly trailingSlash: boolean | undefined;
  /** The languages of the site. Left out: English alone. */
  readonly i18n: ClientSiteConfig['i18n'];
  /** Where the browser keeps the colour mode, chosen tabs and closed announcements. Use a namespace if several sites share one domain. */
  readonly storage: {
    /** Storage of the browser: kept, or until the tab is closed. */
    readonly type: 'localStorage' | 'sessionStorage';
    /** Suffix of every key: `true` for a hash of the address of the site, or a text. Left out: as `future.v4.siteStorageNamespacing`. */
    readonly namespace: boolean | string;
  };
  /** Excludes every page from search engines. */
  readonly noIndex: boolean;
  /** `'auto'`: a page on which nothing needs React in the browser is *still*: HTML, CSS and one small script, which starts React when the visitor first moves. `'live'`: React starts on every page at once. Left out: `'live'` if the config file is called `docusaurus.config.*`, else `'auto'`. */
  readonly pages: 'auto' | 'live';
  /** Makes all addresses in the output relative, so that the same files work from a folder on disk or a zip archive (`file://`), at `/`, and below any path of a host. Scripts and data load as classic scripts, and each link opens a document. No effect in `site start`. */
  readonly relocatable?: boolean;
  /** Links to pages and files of the site that do not exist. */
  readonly onBrokenLinks: 'ignore' | 'log' | 'warn' | 'throw';
  /** Links to headings that do not exist. */
  readonly onBrokenAnchors: 'ignore' | 'log' | 'warn' | 'throw';
  /** Two pages with the same path, of which only one can be reached. Paths that differ only in the slash at their end are one page, and are not reported. */
  readonly onDuplicateRoutes: 'ignore' | 'log' | 'warn' | 'throw';
  /** Owner of the repository that `site deploy` pushes to. */
  readonly organizationName?: string;
  /** Name of the repository that `site deploy` pushes to. */
  readonly projectName?: string;
  /** Branch that `site deploy` pushes to. */
  readonly deploymentBranch?: string;
  /** Host of the repository if it is not github.com. */
  readonly githubHost?: string;
  /** Port of `githubHost`. */
  readonly githubPort?: string;
  /** Lists all pages for programs in `llms.txt`, and writes their texts together into `llms-full.txt`. Left out: off if the config file is called `docusaurus.config.*`, else on. */
  readonly llmsTxt: false | {introduction?: string; fullText: boolean; maxFileSize: number};
  /** Writes a Content-Security-Policy for hosts into the output folder, as `_headers` and `content-security-policy.json`. */
  readonly contentSecurityPolicy:
    | boolean
    | {
        /** Sources to add, by directive: `{"img-src": ["https://images.example.com"]}`. */
        readonly directives: {readonly [name: string]: readonly string[]};
        /** Browsers report what the policy would block, and block nothing. */
        readonly reportOnly: boolean;
      };
  /** How `site samples` runs the code of pages that is marked as a test. */
  readonly samples: {
    /** How samples are run, by the language of the fence: `{ts: {command: ["tsx", "{file}"]}}`. */
    readonly languages: {
      readonly [name: string]: {
        /** Program and its arguments. `{file}` is the file of the sample. It runs in the folder of the sample, without a shell. */
        readonly command: readonly string[];
        /** Ending of the file of the sample. Left out: the name of the language. */
        readonly extension?: string;
        /** Code before each sample of the language. */
        readonly prelude: string;
        /** Seconds after which the sample fails, and its processes are ended. */
        readonly timeout: number;
      };
    };
    /** Patterns of pages whose samples are not run, from the folder of the site. */
    readonly exclude: readonly string[];
    /** Patterns of files that samples use, from the folder of the site, such as `../packages/*\/src/**`. If one changes, all samples run again. */
    readonly inputs: readonly string[];
    /** Names of environment variables that samples get, besides `PATH` and those of the language and the time zone. */
    readonly env: readonly string[];
    /** Limit for what a sample writes into its folder, in bytes. */
    readonly maxFolderSize: number;
    /** Limit for the number of processes of a sample at one time. Checked on Linux. */
    readonly maxProcesses: number;
  };
  /** Your own values. They reach the browser, so they have to be JSON. */
  readonly customFields: {readonly [name: string]: unknown};
  /** Folders whose files are copied to the output. If several have a file of the same path, the file of the first one is copied. Folders that do not exist are ignored. */
  readonly staticDirectories: readonly string[];
  /** Tags for the head of every page. `attributes` are required, and the tag has to be one of HTML, unless `customElement` is `true`. */
  readonly headTags: readonly HtmlTagObject[];
  /** Scripts for the head of every page: URLs, or objects of attributes, such as `async`. */
  readonly scripts: readonly (
    | string
    | {
        /** Address. */
        readonly src: string;
        readonly [name: string]: string | boolean | undefined;
      }
  )[];
  /** Stylesheets for the head of every page: URLs, or objects of attributes. */
  readonly stylesheets: readonly (
    | string
    | {
        /** Address. */
        readonly href: string;
        readonly [name: string]: string | boolean | undefined;
      }
  )[];
  /** Modules that are loaded once, before the first page. Paths start from the folder of the site. */
  readonly clientModules: readonly string[];
  /** HTML of every page, as a template of Eta. */
  readonly ssrTemplate?: string;
  /** If scripts and styles cannot be found, the home page shows a banner that suggests another `baseUrl`. A small script in the page inserts it. */
  readonly baseUrlIssueBanner: boolean;
  /** Plugins, in the order in which they run. */
  readonly plugins: readonly PluginConfig[];
  /** Themes; a later one overrides components of an earlier one. */
  readonly themes: readonly PluginConfig[];
  /** Bundles of plugins and themes. */
  readonly presets: readonly PresetConfig[];
  /** Settings of the themes. Each theme checks the part that it uses. They reach the browser. */
  readonly themeConfig: {readonly [name: string]: unknown};
  /** How your JavaScript and TypeScript is compiled. */
  readonly webpack?: {
    /** esbuild compiles code, or `"babel"` (install `babel-loader`), or the rule of webpack that a function returns. */
    readonly jsLoader?: 'babel' | ((isServer: boolean) => unknown);
  };
  /** How Markdown is compiled, on the whole site. */
  readonly markdown: {
    /** `"mdx"` and `"md"` treat all files alike; `"detect"`: `.mdx` is MDX, `.md` is Markdown. Left out: `"mdx"` if the config file is called `docusaurus.config.*`, else `"detect"`. */
    readonly format: 'mdx' | 'md' | 'detect';
    /** Lets `mdx.format: mdx` in the front matter turn a `.md` file into MDX, which runs code. */
    readonly mdxByFrontMatter: boolean;
    /** For Markdown by authors who must not run code in the site: HTML is sanitised, MDX refused. */
    readonly untrusted: boolean;
    /** Languages of code that have colours: `"all"` of Prism, or `"listed"`: the ones that need no configuration and `themeConfig.prism.additionalLanguages`. Left out: `"listed"` if the config file is called `docusaurus.config.*`, else `"all"`. */
    readonly codeLanguages: 'all' | 'listed';
    /** Hands code blocks of the language `mermaid` to `@theme/Mermaid`, which a theme has to have. */
    readonly mermaid: boolean;
    /** Turns `:tada:` into the emoji. */
    readonly emoji: boolean;
    /** Turns quotes that begin with `[!NOTE]`, as on GitHub, into admonitions. Left out: off if the config file is called `docusaurus.config.*`, else on. */
    readonly githubAlerts: boolean;
    /** Writes each page with Markdown content as Markdown, too, beside its HTML: `docs/intro.md`. Left out: off if the config file is called `docusaurus.config.*`, else on. */
    readonly pages: boolean;
    /** Values that pages use as `{{site.…}}`. Turns variables on: `{{version.…}}` of docs and `{{page.…}}` of front matter, too. */
    readonly variables?: Variables;
    /** Gets the whole text of each file; returns the text to compile. */
    readonly preprocessor?: (file: {filePath: string; fileContent: string}) => string;
    /** Asynchronous; gets `{filePath, fileContent, defaultParseFrontMatter}`, returns `{frontMatter, content}`. */
    readonly parseFrontMatter?: ParseFrontMatter;
    /** Syntax of older sites. Fields that are left out are on, or off with `future.v4.mdx1CompatDisabledByDefault`. */
    readonly mdx1Compat: MarkdownConfig['mdx1Compat'];
    /** How heading ids are made. */
    readonly anchors: {
      /** Keeps capitals in generated heading ids. */
      readonly maintainCase: boolean;
    };
    /** Which files content may link to and embed; by default those of the site and its repository. */
    readonly files: {
      /** Further files and folders that content may publish; relative to the site. */
      readonly allow: readonly string[];
      /** Files and folders that content may not publish; relative to the site. */
      readonly deny: readonly string[];
    };
    /** Seconds that compiling one file may take before it is an error. Time in which a busy machine does not run the process does not count. */
    readonly timeout: number;
    /** Options of `remark-rehype`, such as labels of footnotes. */
    readonly remarkRehypeOptions: {readonly [name: string]: unknown};
    /** Reports of references that lead nowhere. */
    readonly hooks: MarkdownConfig['hooks'];
  };
  /** Behaviour of later versions, switched on early. The names are those of Docusaurus. */
  readonly future: FutureConfig;
}
