// Loads a tiny site with the docs plugin: front matter, sidebars, category files and tags are the site's own files.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pluginContentDocs from '../../packages/plugin-content-docs/dist/index.js';
import {docsOptionsSchema, resolveOptions} from '../../packages/plugin-content-docs/dist/options.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';

const PARTS = {
  frontMatter: {
    file: 'docs/a.md',
    texts: textsOf('.frontMatter.yml'),
    wrap: (text) => `---\n${text}\n---\n\n# A\n`,
  },
  sidebars: {file: 'sidebars.json', texts: textsOf('.sidebars.json'), wrap: (text) => text},
  categoryJson: {file: 'docs/folder/_category_.json', texts: textsOf('.category.json'), wrap: (text) => text},
  categoryYml: {file: 'docs/folder/_category_.yml', texts: textsOf('.category.yml'), wrap: (text) => text},
  tags: {file: 'docs/tags.yml', texts: textsOf('.tags.yml'), wrap: (text) => text},
  versions: {file: 'versions.json', texts: textsOf('.versions.json'), wrap: (text) => text},
};
const tokens = tokensOf('data');

const ORDINARY = {
  'docs/a.md': '---\ntags: [one]\n---\n\n# A\n',
  'docs/folder/b.md': '# B\n',
  'docs/folder/c.md': '# C\n',
};

export const docs = {
  name: 'docs',
  make(random) {
    const part = random.pick(Object.keys(PARTS));
    return {part, text: mutate(random, {texts: PARTS[part].texts, tokens})};
  },
  async check({part, text}) {
    const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-fuzz-')));
    try {
      const {file, wrap} = PARTS[part];
      write(siteDir, {...ORDINARY, [file]: wrap(text)});
      await load(siteDir, part);
      return undefined;
    } catch (error) {
      const isMistake =
        ['MarkdownError', 'SiteError'].includes(error?.name) && typeof error.code === 'string';
      return isMistake ? undefined : `internal error: ${error?.stack ?? error}`;
    } finally {
      fs.rmSync(siteDir, {recursive: true, force: true});
    }
  },
};

function write(siteDir, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}

/** The content hooks of the plugin, as the plugin host calls them. */
async function load(siteDir, part) {
  const sidebarPath = part === 'sidebars' ? './sidebars.json' : undefined;
  const options = resolveOptions(docsOptionsSchema.parse({sidebarPath, onInlineTags: 'ignore'}));
  const plugin = pluginContentDocs(contextOf(siteDir), options);
  const content = await plugin.loadContent();
  const actions = {
    addRoute: (route) => JSON.stringify(route),
    async createData(name, value) {
      JSON.stringify(value);
      return path.join(siteDir, '.site', name);
    },
    setGlobalData: (value) => JSON.stringify(value),
  };
  await plugin.contentLoaded({content, actions});
  plugin.getMarkdownRules?.({content});
}

function contextOf(siteDir) {
  return {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.site'),
    siteConfig: {
      themeConfig: {},
      i18n: {localeConfigs: {}},
      trailingSlash: undefined,
      future: {},
      markdown: {format: 'detect', mdxByFrontMatter: false, untrusted: false},
    },
    siteConfigPath: path.join(siteDir, 'site.config.ts'),
    outDir: path.join(siteDir, 'build'),
    localizationDir: path.join(siteDir, 'i18n/en'),
    baseUrl: '/',
    i18n: {defaultLocale: 'en', locales: ['en'], path: 'i18n', currentLocale: 'en', localeConfigs: {}},
    codeTranslations: {},
    siteStorage: {type: 'localStorage', namespace: ''},
    mode: 'production',
  };
}
