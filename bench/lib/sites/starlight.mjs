import {writeFiles} from '../files.mjs';

const versions = {astro: '7.3.5', '@astrojs/starlight': '0.42.4', sharp: '^0.35.0'};

export const starlight = {
  name: 'starlight',
  flavor: 'starlight',
  packages: {folder: 'starlight', dependencies: versions},
  mainPackage: '@astrojs/starlight',
  // Required Node version: Astro 7 does not run on Node 20.
  node: 22,
  docsFolder: 'src/content/docs/docs',
  write(folder, sections) {
    const sidebar = sections.map((section) => ({
      label: section.title,
      collapsed: true,
      items: section.folders.map((group) => ({
        label: group.title,
        collapsed: true,
        items: group.pages.map((page) => ({slug: `docs/${page.rel}`})),
      })),
    }));
    writeFiles(folder, {
      'package.json': {name: 'bench', private: true, type: 'module', dependencies: versions},
      'astro.config.mjs': [
        "import starlight from '@astrojs/starlight';",
        "import {defineConfig} from 'astro/config';",
        'export default defineConfig({',
        "  site: 'https://example.com',",
        '  devToolbar: {enabled: false},',
        `  integrations: [starlight({title: 'Benchmark', pagefind: false, sidebar: ${JSON.stringify(sidebar)}})],`,
        '});',
        '',
      ].join('\n'),
      'src/content.config.ts': [
        "import {docsLoader} from '@astrojs/starlight/loaders';",
        "import {docsSchema} from '@astrojs/starlight/schema';",
        "import {defineCollection} from 'astro:content';",
        'export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};',
        '',
      ].join('\n'),
      'src/content/docs/index.md': '---\ntitle: Benchmark\n---\n\nBenchmark\n',
    });
  },
  build: (bin) => [bin('astro', 'bin/astro.mjs'), 'build'],
  dev: (bin, port) => [bin('astro', 'bin/astro.mjs'), 'dev', '--host', '127.0.0.1', '--port', String(port)],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  outFolder: 'dist',
  caches: ['.astro', 'node_modules'],
  docUrl: (page) => `/docs/${page.rel}/`,
};
