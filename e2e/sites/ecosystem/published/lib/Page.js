Object.defineProperty(exports, '__esModule', {value: true});
exports.default = Page;
const {jsx} = require('react/jsx-runtime');
const Layout = require('@theme/Layout');
const styles = importDefault(require('./page.module.css'));
const {usePluginData} = require('@docusaurus/useGlobalData');

function Page() {
  const {greeting, id, tone, name} = usePluginData('docusaurus-theme-published', 'first');
  return jsx(Layout.default, {
    title: 'File',
    children: jsx('h1', {className: styles.default.heading, children: [greeting, id, tone, name].join(' ')}),
  });
}

/** Helper that TypeScript emits for default imports. */
function importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
