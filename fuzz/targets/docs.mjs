// Loads a tiny docs site. Random: front matter, sidebars, category files and tags of the site.
import pluginContentDocs from '../../packages/plugin-content-docs/dist/index.js';
import {docsOptionsSchema, resolveOptions} from '../../packages/plugin-content-docs/dist/options.js';
import {mutate} from '../mutate.mjs';
import {textsOf, tokensOf} from './material.mjs';
import {actionsOf, contextOf, problemIn, withSite} from './site.mjs';

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
  check({part, text}) {
    const {file, wrap} = PARTS[part];
    return withSite({...ORDINARY, [file]: wrap(text)}, (siteDir) => problemIn(() => load(siteDir, part)));
  },
};

/** Calls the hooks of the docs plugin as the plugin host does. */
async function load(siteDir, part) {
  const sidebarPath = part === 'sidebars' ? './sidebars.json' : undefined;
  const options = resolveOptions(docsOptionsSchema.parse({sidebarPath, onInlineTags: 'ignore'}));
  const plugin = pluginContentDocs(contextOf(siteDir), options);
  const content = await plugin.loadContent();
  const actions = actionsOf(siteDir, (route) => JSON.stringify(route));
  await plugin.contentLoaded({content, actions});
  plugin.getMarkdownRules?.({content});
}
