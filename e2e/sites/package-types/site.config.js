import {tagline} from './tagline.mjs';

export default {
  title: 'Package types',
  tagline,
  url: 'https://package-types.example',
  baseUrl: '/',
  clientModules: ['./src/clientModule.js'],
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, theme: {customCss: './src/css/custom.css'}}]],
  plugins: ['./plugins/notes.js', './plugins/required.cjs', './plugins/peer.mjs'],
};
