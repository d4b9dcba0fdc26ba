import type {LayerMatcher} from './LayerMatcher.js';

/**
 * Matches stylesheets of a package of Lectern or Docusaurus, in `node_modules` or in `packages/`, and stylesheets that
 * the package generates for a site, which are in a folder `docusaurus-<name>`.
 */
function ofPackage(name: string): LayerMatcher {
  const source = new RegExp(`/(?:@lectern|@docusaurus|packages)/(?:docusaurus-)?${name}/(?:dist|lib|src)/`);
  return (filePath) => source.test(filePath) || filePath.includes(`/docusaurus-${name}/`);
}

const isInfima: LayerMatcher = (filePath) =>
  /\/infima\/dist\//.test(filePath) ||
  (ofPackage('theme-classic')(filePath) && /\/infima\.css$/.test(filePath));

/**
 * The default layers, for stylesheets of themes and plugins: name of the layer → matcher. A later layer overrides an
 * earlier layer.
 */
export const DEFAULT_LAYERS: Readonly<Record<string, LayerMatcher>> = {
  'docusaurus.infima': isInfima,
  'docusaurus.theme-common': ofPackage('theme-common'),
  'docusaurus.theme-classic': ofPackage('theme-classic'),
  'docusaurus.core': ofPackage('core'),
  'docusaurus.plugin-debug': ofPackage('plugin-debug'),
  'docusaurus.theme-mermaid': ofPackage('theme-mermaid'),
  'docusaurus.theme-live-codeblock': (filePath) =>
    ofPackage('theme-live-code')(filePath) || ofPackage('theme-live-codeblock')(filePath),
  'docusaurus.theme-search-algolia.docsearch': (filePath) => filePath.includes('/@docsearch/'),
  'docusaurus.theme-search-algolia': (filePath) =>
    ofPackage('theme-search')(filePath) || ofPackage('theme-search-algolia')(filePath),
};
