import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'Lectern',
  tagline: 'A folder of Markdown becomes a fast, versioned documentation site',
  url: 'https://lectern.example',
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: true,
  favicon: 'img/lectern.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  presets: [
    [
      'classic',
      {
        docs: {path: 'docs', routeBasePath: 'docs', sidebarPath: './sidebars.ts'},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    announcementBar: {
      id: 'announcementBar-2',
      content: 'Lectern is young: what these pages describe works, and what is missing says so.',
      isCloseable: true,
    },
    navbar: {
      title: 'Lectern',
      hideOnScroll: true,
      logo: {src: 'img/lectern.svg', srcDark: 'img/lectern-dark.svg', alt: '', width: 32, height: 32},
      items: [
        {type: 'doc', position: 'left', docId: 'introduction', label: 'Docs'},
        {type: 'docSidebar', position: 'left', sidebarId: 'api', label: 'API'},
        {to: '/examples/markdownPageExample/', label: 'Example', position: 'left'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Learn',
          items: [
            {label: 'Introduction', to: 'docs'},
            {label: 'Installation', to: 'docs/installation'},
            {label: 'Configuration', to: 'docs/configuration'},
          ],
        },
        {
          title: 'Go deeper',
          items: [
            {label: 'Architecture', to: 'docs/advanced/architecture'},
            {label: 'Plugin lifecycle', to: 'docs/api/plugin-methods/lifecycle-apis'},
          ],
        },
        {
          title: 'Reference',
          items: [
            {label: 'Command line', to: 'docs/cli'},
            {label: 'site.config', to: 'docs/api/docusaurus-config'},
          ],
        },
      ],
      copyright: `Copyright © ${new Date().getUTCFullYear()} The Lectern authors. MIT licensed.`,
    },
    prism: {additionalLanguages: ['java', 'latex']},
  } satisfies Preset.ThemeConfig,
};

export default config;
