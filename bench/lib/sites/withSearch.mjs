// Tools with their built-in search. `search` describes its use, with selectors: `open` is the button that opens the
// search box, `input` the text field, `hit` a result. `prefetched` matches paths of files that pages load for the
// search in advance.
import {asModule, writeFiles} from '../files.mjs';
import {siteConfig} from './docusaurus.mjs';
import {lectern} from './lectern.mjs';
import {rspress} from './rspress.mjs';
import {vitepress} from './vitepress.mjs';

const presetOf = ([name, options], search) => [name, {...options, search}];

/** Lectern with or without search; nothing else differs. */
function lecternWith(name, search) {
  return {
    ...lectern,
    name,
    write(folder, sections) {
      lectern.write(folder, sections);
      const config = siteConfig(false);
      const presets = config.presets.map((preset) => presetOf(preset, search));
      writeFiles(folder, {'docusaurus.config.mjs': asModule({...config, presets})});
    },
    search: {open: '.DocSearch-Button', input: '.DocSearch-Input', hit: '.DocSearch-Hit a'},
  };
}

export const lecternSearch = lecternWith('lectern-search', {});
export const lecternWithoutSearch = lecternWith('lectern-no-search', false);

/** Changes the config of a tool's site: `change` receives the tool's config and returns the new one. */
function withConfig(tool, file, change, search) {
  return {
    ...tool,
    name: `${tool.name}-search`,
    write(folder, sections) {
      tool.write(folder, sections);
      writeFiles(folder, {[file]: asModule(change(tool.config(sections)))});
    },
    search,
  };
}

export const vitepressSearch = withConfig(
  vitepress,
  '.vitepress/config.mjs',
  (config) => ({...config, themeConfig: {...config.themeConfig, search: {provider: 'local'}}}),
  {open: '#local-search button', input: '#localsearch-input', hit: '.VPLocalSearchBox .result'},
);

export const rspressSearch = withConfig(
  rspress,
  'rspress.config.mjs',
  (config) => ({...config, search: {codeBlocks: true}}),
  {
    open: '.rp-search-button, [class*=search-button]',
    input: '.rp-search-panel__input, [class*=search-panel] input',
    hit: '.rp-suggest-item, [class*=suggest-item]',
    prefetched: /search_index/,
  },
);
