import type {Config} from '@lectern/core';
import type {Options as BlogOptions} from '@lectern/plugin-content-blog';
import type {Options as DocsOptions} from '@lectern/plugin-content-docs';
import type {Options as IdealImageOptions} from '@lectern/plugin-ideal-image';
import type * as Preset from '@lectern/preset-classic';
import {dogfoodingPlugins} from './_dogfooding/plugins';
import {addresses, editUrl, siteUrl} from './addresses';
import {baseUrl} from './baseUrl';
import {footer} from './footer';
import {navbar} from './navbar';
import {offline} from './offline';
import {redirects} from './redirects';
import {searchConfig} from './search';
import benchmarksPlugin from './src/plugins/benchmarks';
import type {ChangelogOptions} from './src/plugins/changelog';
import featureRequestsPlugin from './src/plugins/featureRequests';

const search = searchConfig(process.env);
const lastUpdate = {showLastUpdateTime: true, showLastUpdateAuthor: true};

const config: Config = {
  title: 'Lectern',
  tagline: 'A folder of Markdown becomes a fast, versioned documentation site',
  url: siteUrl,
  baseUrl,
  trailingSlash: true,
  favicon: 'img/lectern.svg',
  // The last folder does not exist on purpose: this tests that a missing folder is not an error.
  staticDirectories: ['static', '_dogfooding/_asset-tests', '_dogfooding/non-existent'],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  contentSecurityPolicy: true,
  samples: {
    languages: {
      js: {
        command: ['node', '{file}'],
        extension: 'mjs',
        prelude: "import assert from 'node:assert/strict';\n",
        timeout: 60,
      },
    },
    inputs: ['../packages/{core,logger}/dist/**/*.js'],
  },
  i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          onlyIncludeVersions: ['current', '2.0.1', '2.0.0-rc.1'],
          versions: {current: {label: 'Canary'}},
          // Always links to the current docs, since files of old versions are not edited.
          editUrl: ({docPath}) => editUrl('docs', docPath),
          ...lastUpdate,
        },
        blog: {
          blogTitle: 'Blog',
          blogDescription: 'The history of the conventions that Lectern keeps, told from outside.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          postsPerPage: 5,
          editUrl: ({blogPath}) => editUrl('blog', blogPath),
          feedOptions: {
            type: 'all',
            title: 'Lectern blog',
            description: 'The history of the conventions that Lectern keeps.',
            copyright: 'MIT licence of the Lectern repository',
          },
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          onInlineAuthors: 'ignore',
        },
        debug: true,
        sitemap: {ignorePatterns: [`${baseUrl}tests/**`], lastmod: 'date'},
        search: {missingResultsUrl: `${addresses.issues}/new?title={query}`, ...search.search},
        theme: {customCss: ['./src/css/custom.css', './_dogfooding/dogfooding.css']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    [
      'content-docs',
      {
        id: 'community',
        path: 'community',
        routeBasePath: 'community',
        sidebarPath: './sidebarsCommunity.ts',
        editUrl: ({docPath}) => editUrl('community', docPath),
        editCurrentVersion: true,
        ...lastUpdate,
      } satisfies DocsOptions,
    ],
    [
      './src/plugins/changelog/index.ts',
      {
        id: 'changelog',
        routeBasePath: 'changelog',
        blogTitle: 'Changelog',
        blogDescription: 'What each release of Docusaurus 2 brought, from the first alphas to 2.0.1.',
        blogSidebarTitle: 'Releases',
        blogSidebarCount: 'ALL',
        postsPerPage: 20,
        archiveBasePath: null,
        showReadingTime: false,
        editUrl: () => editUrl('changelog', 'releases.yml'),
        feedOptions: {
          type: 'all',
          limit: false,
          language: 'en',
          title: 'Lectern changelog',
          description: 'What each release of Docusaurus 2 brought.',
        },
        onInlineAuthors: 'ignore',
        onUntruncatedBlogPosts: 'ignore',
        blogListComponent: '@theme/ChangelogListPage',
      } satisfies ChangelogOptions,
    ],
    [
      'content-blog',
      {
        id: 'news',
        path: 'news',
        routeBasePath: 'news',
        blogTitle: 'News',
        blogDescription: 'What is new in Lectern, how it works, and what was measured.',
        blogSidebarTitle: 'News',
        blogSidebarCount: 'ALL',
        postsPerPage: 10,
        editUrl: ({blogPath}) => editUrl('news', blogPath),
        feedOptions: {
          type: 'all',
          title: 'Lectern news',
          description: 'What is new in Lectern, how it works, and what was measured.',
          copyright: 'MIT licence of the Lectern repository',
        },
        onInlineTags: 'throw',
        onUntruncatedBlogPosts: 'throw',
        onInlineAuthors: 'throw',
      } satisfies BlogOptions,
    ],
    ['client-redirects', redirects],
    ['pwa', offline],
    ['ideal-image', {quality: 70, min: 640, max: 1030, steps: 2} satisfies IdealImageOptions],
    ...dogfoodingPlugins,
    benchmarksPlugin,
    featureRequestsPlugin,
  ],
  themes: ['live-codeblock'],
  // The oldest Node.js that Lectern works with, for `{{site.node}}` in pages.
  markdown: {variables: {node: '20.19'}},
  themeConfig: {
    ...search.themeConfig,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: true},
      pageMenu: {
        assistants: [
          {label: 'ChatGPT', href: 'https://chatgpt.com/?q={prompt}'},
          {label: 'Claude', href: 'https://claude.ai/new?q={prompt}'},
        ],
      },
    },
    announcementBar: {
      id: 'announcementBar-2',
      content: `Lectern is young. Read <a href="${baseUrl}docs/#not-yet">what is not there yet</a>, or look at <a href="${addresses.repository}">its repository</a>.`,
      isCloseable: true,
    },
    navbar,
    footer,
    prism: {
      additionalLanguages: ['java', 'latex'],
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: {start: 'highlight-start', end: 'highlight-end'},
        },
        {className: 'code-block-error-line', line: 'This will error'},
      ],
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies Preset.ThemeConfig,
};

export default config;
