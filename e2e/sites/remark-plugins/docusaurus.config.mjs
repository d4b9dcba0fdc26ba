import {addExtension, commandTabs} from './plugins.mjs';

export default {
  title: 'Plugins',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenAnchors: 'throw',
  presets: [['classic', {docs: {remarkPlugins: [[commandTabs, {managers: ['npm', 'yarn']}]]}, blog: false}]],
  plugins: [
    [
      'content-docs',
      {id: 'guides', path: 'guides', routeBasePath: 'guides', remarkPlugins: [addExtension, commandTabs]},
    ],
  ],
};
