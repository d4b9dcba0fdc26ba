// Written from config/schema.ts by `pnpm reference`: change the schema.
import type {ParseFrontMatter, Variables} from '@lectern/mdx';
import type {HtmlTagObject} from '../shared/siteConfig.js';
import type {CacheConfig} from './CacheConfig.js';
import type {CheckConfig} from './CheckConfig.js';
import type {PluginConfig, PresetConfig} from './Plugin.js';
import type {SamplesConfig} from './SamplesConfig.js';

/** Configuration as a site writes it. `SiteConfig` is the result of the checks and defaults. */
export interface Config {
  /** Name of the site. Appended to the title of every page, and shown where no other title is. */
  title: string;
  /** Where the site is published, as an absolute URL without a path. A slash at the end is removed. */
  url: string;
  /** Path of the site below `url`. Slashes at both ends are added where they are missing. */
  baseUrl: string;
  /** Icon of the site, below the base URL. If no static folder holds the file, the build warns. */
  favicon?: string | undefined;
  /**
   * Subject of the site in a few words. The theme does not show it by itself; your home page may.
   *
   * @default ''
   */
  tagline?: string | undefined;
  /**
   * Text between the title of a page and the title of the site.
   *
   * @default '|'
   */
  titleDelimiter?: string | undefined;
  /** `true`: `/x/`; `false`: `/x` and `x.html`. Left out: links as they are written. */
  trailingSlash?: boolean | undefined;
  /** The languages of the site. Left out: English alone. */
  i18n?:
    | {
        /** The language whose pages are at the base URL. */
        defaultLocale: string;
        /** All languages, as tags such as `pt-BR`. */
        locales: string[];
        /**
         * Folder of the translations, relative to the site.
         *
         * @default 'i18n'
         */
        path?: string | undefined;
        /** Settings by language. */
        localeConfigs?:
          | {
              [name: string]: {
                /** Name in the locale dropdown. Left out: the name of the language, written in that language. */
                label?: string | undefined;
                /** `lang` of the document. Left out: the locale. */
                htmlLang?: string | undefined;
                /** Writing direction. Left out: the direction of the language. */
                direction?: 'ltr' | 'rtl' | undefined;
                /** Calendar for dates. Left out: the calendar of the language. */
                calendar?: string | undefined;
                /** Folder below `i18n.path`. Left out: the locale. */
                path?: string | undefined;
                /** Reads translations; with `false`, the files that the config names are in that language. Left out: `true` if that folder exists. */
                translate?: boolean | undefined;
                /** Origin, if the locale is published elsewhere. Left out: `url` of the site. */
                url?: string | undefined;
                /** Base URL. Left out: the base URL of the site, followed by the locale. */
                baseUrl?: string | undefined;
              };
            }
          | undefined;
      }
    | undefined;
  /** Where the browser keeps the colour mode, chosen tabs and closed announcements. Use a namespace if several sites share one domain. */
  storage?:
    | {
        /**
         * Storage of the browser: kept, or until the tab is closed.
         *
         * @default 'localStorage'
         */
        type?: 'localStorage' | 'sessionStorage' | undefined;
        /** Suffix of every key: `true` for a hash of the address of the site, or a text. Left out: as `future.v4.siteStorageNamespacing`. */
        namespace?: boolean | string | undefined;
      }
    | undefined;
  /**
   * Excludes every page from search engines.
   *
   * @default false
   */
  noIndex?: boolean | undefined;
  /** `'auto'`: a page on which nothing needs React in the browser is *still*: HTML, CSS and one small script, which starts React when the visitor first moves. `'live'`: React starts on every page at once. Left out: `'live'` if the config file is called `docusaurus.config.*`, else `'auto'`. */
  pages?: 'auto' | 'live' | undefined;
  /** Makes all addresses in the output relative, so that the same files work from a folder on disk or a zip archive (`file://`), at `/`, and below any path of a host. Scripts and data load as classic scripts, and each link opens a document. No effect in `site start`. */
  relocatable?: boolean | undefined;
  /**
   * Links to pages and files of the site that do not exist.
   *
   * @default 'throw'
   */
  onBrokenLinks?: 'ignore' | 'log' | 'warn' | 'throw' | undefined;
  /**
   * Links to headings that do not exist.
   *
   * @default 'warn'
   */
  onBrokenAnchors?: 'ignore' | 'log' | 'warn' | 'throw' | undefined;
  /**
   * Two pages with the same path, of which only one can be reached. Paths that differ only in the slash at their end are one page, and are not reported.
   *
   * @default 'warn'
   */
  onDuplicateRoutes?: 'ignore' | 'log' | 'warn' | 'throw' | undefined;
  /** @deprecated use `markdown.hooks.onBrokenMarkdownLinks`. */
  onBrokenMarkdownLinks?: 'ignore' | 'log' | 'warn' | 'throw' | undefined;
  /** Owner of the repository that `site deploy` pushes to. */
  organizationName?: string | undefined;
  /** Name of the repository that `site deploy` pushes to. */
  projectName?: string | undefined;
  /** Branch that `site deploy` pushes to. */
  deploymentBranch?: string | undefined;
  /** Host of the repository if it is not github.com. */
  githubHost?: string | undefined;
  /** Port of `githubHost`. */
  githubPort?: string | undefined;
  /** Target of `site deploy` that is no branch of a git host. The build then lists what it has changed. */
  deploy?:
    | {
        /** Where `site deploy` puts the files: `rsync:deploy@example.com:/var/www/docs`, the path of a folder after `rsync:`, or `s3://bucket/folder`. */
        to: string;
        /**
         * Deployments for which a file stays that the site has no more, so that tabs which visitors have open keep working.
         *
         * @default 3
         */
        keepRemoved?: number | undefined;
      }
    | undefined;
  /** Lists all pages for programs in `llms.txt`, and writes their texts together into `llms-full.txt`. Left out: off if the config file is called `docusaurus.config.*`, else on. */
  llmsTxt?:
    | boolean
    | {
        /** Markdown after the title of the site, without headings. */
        introduction?: string | undefined;
        /**
         * Writes the texts of all pages together into `llms-full.txt`.
         *
         * @default true
         */
        fullText?: boolean | undefined;
        /**
         * Limit for a file with texts, in bytes. What is longer becomes `llms-full-1.txt` and so on.
         *
         * @default 400000
         */
        maxFileSize?: number | undefined;
      }
    | undefined;
  /**
   * Writes a Content-Security-Policy for hosts into the output folder, as `_headers` and `content-security-policy.json`.
   *
   * @default false
   */
  contentSecurityPolicy?:
    | boolean
    | {
        /** Sources to add, by directive: `{"img-src": ["https://images.example.com"]}`. */
        directives?: {[name: string]: string[]} | undefined;
        /**
         * Browsers report what the policy would block, and block nothing.
         *
         * @default false
         */
        reportOnly?: boolean | undefined;
      }
    | undefined;
  /** How `site samples` runs the code of pages that is marked as a test. */
  samples?: SamplesConfig | undefined;
  /** Settings of `site check`: severities, budgets, exceptions. */
  check?: CheckConfig | undefined;
  /** A store in which builds of several machines share their caches. See [how to set it up](../remote-cache.md). */
  cache?: CacheConfig | undefined;
  /** Your own values. They reach the browser, so they have to be JSON. */
  customFields?: {[name: string]: unknown} | undefined;
  /**
   * Folders whose files are copied to the output. If several have a file of the same path, the file of the first one is copied. Folders that do not exist are ignored.
   *
   * @default ['static']
   */
  staticDirectories?: string[] | undefined;
  /**
   * Tags for the head of every page. `attributes` are required, and the tag has to be one of HTML, unless `customElement` is `true`.
   *
   * @default []
   */
  headTags?: HtmlTagObject[] | undefined;
  /**
   * Scripts for the head of every page: URLs, or objects of attributes, such as `async`.
   *
   * @default []
   */
  scripts?:
    | (
        | string
        | {
            /** Address. */
            src: string;
            [name: string]: string | boolean | undefined;
          }
      )[]
    | undefined;
  /**
   * Stylesheets for the head of every page: URLs, or objects of attributes.
   *
   * @default []
   */
  stylesheets?:
    | (
        | string
        | {
            /** Address. */
            href: string;
            [name: string]: string | boolean | undefined;
          }
      )[]
    | undefined;
  /**
   * Modules that are loaded once, before the first page. Paths start from the folder of the site.
   *
   * @default []
   */
  clientModules?: string[] | undefined;
  /** HTML of every page, as a template of Eta. */
  ssrTemplate?: string | undefined;
  /**
   * If scripts and styles cannot be found, the home page shows a banner that suggests another `baseUrl`. A small script in the page inserts it.
   *
   * @default true
   */
  baseUrlIssueBanner?: boolean | undefined;
  /**
   * Plugins, in the order in which they run.
   *
   * @default []
   */
  plugins?: PluginConfig[] | undefined;
  /**
   * Themes; a later one overrides components of an earlier one.
   *
   * @default []
   */
  themes?: PluginConfig[] | undefined;
  /**
   * Bundles of plugins and themes.
   *
   * @default []
   */
  presets?: PresetConfig[] | undefined;
  /** Settings of the themes. Each theme checks the part that it uses. They reach the browser. */
  themeConfig?: {[name: string]: unknown} | undefined;
  /** How your JavaScript and TypeScript is compiled. */
  webpack?:
    | {
        /** esbuild compiles code, or `"babel"` (install `babel-loader`), or the rule of webpack that a function returns. */
        jsLoader?: 'babel' | ((isServer: boolean) => unknown) | undefined;
      }
    | undefined;
  /** How Markdown is compiled, on the whole site. */
  markdown?:
    | {
        /** `"mdx"` and `"md"` treat all files alike; `"detect"`: `.mdx` is MDX, `.md` is Markdown. Left out: `"mdx"` if the config file is called `docusaurus.config.*`, else `"detect"`. */
        format?: 'mdx' | 'md' | 'detect' | undefined;
        /**
         * Lets `mdx.format: mdx` in the front matter turn a `.md` file into MDX, which runs code.
         *
         * @default false
         */
        mdxByFrontMatter?: boolean | undefined;
        /**
         * For Markdown by authors who must not run code in the site: HTML is sanitised, MDX refused.
         *
         * @default false
         */
        untrusted?: boolean | undefined;
        /** Languages of code that have colours: `"all"` of Prism, or `"listed"`: the ones that need no configuration and `themeConfig.prism.additionalLanguages`. Left out: `"listed"` if the config file is called `docusaurus.config.*`, else `"all"`. */
        codeLanguages?: 'all' | 'listed' | undefined;
        /**
         * Hands code blocks of the language `mermaid` to `@theme/Mermaid`, which a theme has to have.
         *
         * @default false
         */
        mermaid?: boolean | undefined;
        /**
         * Turns `:tada:` into the emoji.
         *
         * @default true
         */
        emoji?: boolean | undefined;
        /** Turns quotes that begin with `[!NOTE]`, as on GitHub, into admonitions. Left out: off if the config file is called `docusaurus.config.*`, else on. */
        githubAlerts?: boolean | undefined;
        /** Writes each page with Markdown content as Markdown, too, beside its HTML: `docs/intro.md`. Left out: off if the config file is called `docusaurus.config.*`, else on. */
        pages?: boolean | undefined;
        /** Values that pages use as `{{site.…}}`. Turns variables on: `{{version.…}}` of docs and `{{page.…}}` of front matter, too. */
        variables?: Variables | undefined;
        /** Gets the whole text of each file; returns the text to compile. */
        preprocessor?: ((file: {filePath: string; fileContent: string}) => string) | undefined;
        /** Asynchronous; gets `{filePath, fileContent, defaultParseFrontMatter}`, returns `{frontMatter, content}`. */
        parseFrontMatter?: ParseFrontMatter | undefined;
        /** Syntax of older sites. Fields that are left out are on, or off with `future.v4.mdx1CompatDisabledByDefault`. */
        mdx1Compat?:
          | {
              /** Allows `<!-- -->` in `.mdx` files. */
              comments?: boolean | undefined;
              /** Allows `:::note Title`. */
              admonitions?: boolean | undefined;
              /** Allows `## Heading {#id}`. */
              headingIds?: boolean | undefined;
            }
          | undefined;
        /** How heading ids are made. */
        anchors?:
          | {
              /**
               * Keeps capitals in generated heading ids.
               *
               * @default false
               */
              maintainCase?: boolean | undefined;
            }
          | undefined;
        /** Which files content may link to and embed; by default those of the site and its repository. */
        files?:
          | {
              /**
               * Further files and folders that content may publish; relative to the site.
               *
               * @default []
               */
              allow?: string[] | undefined;
              /**
               * Files and folders that content may not publish; relative to the site.
               *
               * @default []
               */
              deny?: string[] | undefined;
            }
          | undefined;
        /**
         * Seconds that compiling one file may take before it is an error. Time in which a busy machine does not run the process does not count.
         *
         * @default 10
         */
        timeout?: number | undefined;
        /** Options of `remark-rehype`, such as labels of footnotes. */
        remarkRehypeOptions?: {[name: string]: unknown} | undefined;
        /** Reports of references that lead nowhere. */
        hooks?:
          | {
              /**
               * Links to Markdown files that do not exist: a severity, or a function that may return another URL.
               *
               * @default 'warn'
               */
              onBrokenMarkdownLinks?:
                | 'ignore'
                | 'log'
                | 'warn'
                | 'throw'
                | ((reference: {sourceFilePath: string; url: string; node: unknown}) => string | undefined)
                | undefined;
              /**
               * Images that do not exist: a severity, or a function that may return another URL.
               *
               * @default 'throw'
               */
              onBrokenMarkdownImages?:
                | 'ignore'
                | 'log'
                | 'warn'
                | 'throw'
                | ((reference: {sourceFilePath: string; url: string; node: unknown}) => string | undefined)
                | undefined;
            }
          | undefined;
      }
    | undefined;
  /** Behaviour of later versions, switched on early. The names are those of Docusaurus. */
  future?:
    | {
        /** Defaults of the next major version of Docusaurus, all or some. */
        v4?:
          | boolean
          | {
              /** No effect: Lectern always works this way, or the choice does not apply to it. */
              removeLegacyPostBuildHeadAttribute?: boolean | undefined;
              /** The styles of the theme are in layers, named as in Docusaurus. */
              useCssCascadeLayers?: boolean | undefined;
              /** `storage.namespace` is `true` by default. */
              siteStorageNamespacing?: boolean | undefined;
              /** No effect: Lectern always works this way, or the choice does not apply to it. */
              fasterByDefault?: boolean | undefined;
              /** The fields of `markdown.mdx1Compat` are `false` by default. */
              mdx1CompatDisabledByDefault?: boolean | undefined;
            }
          | undefined;
        /** Options of the build engine of Docusaurus. They have no effect, and the build warns about them. */
        faster?:
          | boolean
          | {
              swcJsLoader?: boolean | undefined;
              swcJsMinimizer?: boolean | undefined;
              swcHtmlMinimizer?: boolean | undefined;
              lightningCssMinimizer?: boolean | undefined;
              mdxCrossCompilerCache?: boolean | undefined;
              rspackBundler?: boolean | undefined;
              rspackPersistentCache?: boolean | undefined;
              ssgWorkerThreads?: boolean | undefined;
              gitEagerVcs?: boolean | undefined;
            }
          | undefined;
        /**
         * `"hash"` makes a site of one HTML file, with addresses such as `index.html#/docs/intro`, that runs under any URL.
         *
         * @default 'browser'
         */
        experimental_router?: 'browser' | 'hash' | undefined;
        /**
         * Source of the dates and authors of files. `true`, `"default-v1"`, `"default-v2"`: git, but one fixed date and author in `site start`, which saves time. `"git-ad-hoc"`, `"git-eager"`: always git. `"hardcoded"`: always the fixed ones. `"disabled"`, `false`: none. Or functions of your own.
         *
         * @default true
         */
        experimental_vcs?:
          | boolean
          | 'git-ad-hoc'
          | 'git-eager'
          | 'hardcoded'
          | 'disabled'
          | 'default-v1'
          | 'default-v2'
          | {
              /** Called once, before the other functions. */
              initialize: (args: {siteDir: string}) => void | Promise<void>;
              /** For the dates of blog posts; `null` where they are unknown. */
              getFileCreationInfo: (file: string) => Promise<{timestamp: number; author: string} | null>;
              /** For the last update of every Markdown file; `null` where it is unknown. */
              getFileLastUpdateInfo: (file: string) => Promise<{timestamp: number; author: string} | null>;
            }
          | undefined;
        experimental_storage?: undefined | undefined;
        experimental_faster?: NonNullable<Config['future']>['faster'] | undefined;
      }
    | undefined;
}
