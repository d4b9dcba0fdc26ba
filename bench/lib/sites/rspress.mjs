import {asModule, writeFiles} from '../files.mjs';

const versions = {'@rspress/core': '2.0.22'};

export const rspress = {
  name: 'rspress',
  flavor: 'rspress',
  packages: {
    folder: 'rspress',
    dependencies: versions,
    // Pins these packages: their newest patch depends on a version that was never published.
    overrides: {'remark-cjk-friendly': '2.3.1', 'remark-cjk-friendly-gfm-strikethrough': '2.3.1'},
  },
  mainPackage: '@rspress/core',
  docsFolder: 'content/docs',
  config(sections) {
    const items = sections.map((section) => ({
      text: section.title,
      collapsible: true,
      collapsed: true,
      items: section.folders.map((group) => ({
        text: group.title,
        collapsible: true,
        collapsed: true,
        items: group.pages.map((page) => ({text: page.title, link: `/docs/${page.rel}`})),
      })),
    }));
    return {
      root: 'content',
      title: 'Benchmark',
      search: false,
      themeConfig: {sidebar: {'/docs/': items}},
    };
  },
  write(folder, sections) {
    writeFiles(folder, {
      'package.json': {name: 'bench', private: true, type: 'module', dependencies: versions},
      'rspress.config.mjs': asModule(this.config(sections)),
      'content/index.md': '# Benchmark\n',
    });
  },
  build: (bin) => [bin('@rspress/core', 'bin/rspress.js'), 'build'],
  dev: (bin, port) => [
    bin('@rspress/core', 'bin/rspress.js'),
    'dev',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ],
  outFolder: 'doc_build',
  caches: ['.rspress', 'node_modules'],
  docUrl: (page) => `/docs/${page.rel}.html`,
};
