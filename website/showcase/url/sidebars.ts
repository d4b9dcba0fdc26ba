import type {SidebarsConfig} from '@lectern/plugin-content-docs';

const sidebars: SidebarsConfig = {
  reference: [
    'index',
    {type: 'category', label: 'Classes', collapsed: false, items: ['url', 'search-params']},
    {type: 'category', label: 'Background', collapsed: false, items: ['percent-encoding', 'recipes']},
  ],
};

export default sidebars;
