import {asModule, writeFiles} from '../files.mjs';

const versions = {vitepress: '1.6.4', vue: '^3.5.0'};

export const vitepress = {
  name: 'vitepress',
  flavor: 'vitepress',
  packages: {folder: 'vitepress', dependencies: versions},
  mainPackage: 'vitepress',
  docsFolder: 'docs',
  config(sections) {
    const sidebar = sections.map((section) => ({
      text: section.title,
      collapsed: true,
      items: section.folders.map((group) => ({
        text: group.title,
        collapsed: true,
        items: group.pages.map((page) => ({text: page.title, link: `/docs/${page.rel}`})),
      })),
    }));
    return {title: 'Benchmark', themeConfig: {sidebar}};
  },
  write(folder, sections) {
    writeFiles(folder, {
      'package.json': {name: 'bench', private: true, type: 'module', dependencies: versions},
      '.vitepress/config.mjs': asModule(this.config(sections)),
      'index.md': '# Benchmark\n',
    });
  },
  build: (bin) => [bin('vitepress', 'bin/vitepress.js'), 'build'],
  dev: (bin, port) => [
    bin('vitepress', 'bin/vitepress.js'),
    'dev',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ],
  outFolder: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules'],
  docUrl: (page) => `/docs/${page.rel}.html`,
};
