export const PLUGIN_NAME = 'docusaurus-plugin-content-pages';
