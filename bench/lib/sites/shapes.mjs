// Sites whose code differs from that of a plain site, in the ways that change what is bundled.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {writeFiles} from '../files.mjs';
import {lectern} from './lectern.mjs';

/** Folder with React 18 in its `node_modules`. */
const withReact18 = fileURLToPath(new URL('../../../e2e/sites/react18', import.meta.url));

/** The components that are swizzled, in this order. */
const COMPONENTS =
  'Footer Admonition AnnouncementBar BackToTopButton CodeBlock CodeInline ContentVisibility Details DocBreadcrumbs DocCard DocCardList DocItem DocPaginator DocRoot DocSidebar DocSidebarItem DocSidebarItems DocVersionBadge DocVersionBanner EditMetaRow EditThisPage Heading LastUpdated Layout Logo MDXContent Navbar PaginatorNavLink TOC TOCItems'.split(
    ' ',
  );

const LOADER = `module.exports = (text) => 'module.exports = ' + JSON.stringify(text.trim());\n`;

const PLUGIN = `const path = require('node:path');

module.exports = () => ({
  name: 'text-files',
  configureWebpack: () => ({
    module: {rules: [{test: /\\.txt$/, type: 'javascript/auto', use: path.join(__dirname, 'loader.cjs')}]},
  }),
});
`;

/** Shape → function that changes the site in a folder. */
const shapes = {
  plain: () => {},
  'one swizzled component': (folder) => wrapComponents(folder, 1),
  'thirty swizzled components': (folder) => wrapComponents(folder, COMPONENTS.length),
  'a plugin with a loader': addLoader,
  'React 18': (folder) => {
    fs.mkdirSync(path.join(folder, 'node_modules'), {recursive: true});
    for (const name of ['react', 'react-dom']) {
      const installed = fs.realpathSync(path.join(withReact18, 'node_modules', name));
      fs.symlinkSync(installed, path.join(folder, 'node_modules', name), 'junction');
    }
  },
};

/** The shapes, as tools: `name` is that of the shape. @param base - fields of the tool, as of another checkout */
export function shapedTools(base = {}) {
  return Object.entries(shapes).map(([name, change]) => ({
    ...lectern,
    ...base,
    name,
    write(folder, sections) {
      lectern.write(folder, sections);
      change(folder);
    },
  }));
}

function wrapComponents(folder, count) {
  for (const name of COMPONENTS.slice(0, count)) {
    const text = `import Original from '@theme-original/${name}';

export default function ${name}Wrapper(props) {
  return <Original {...props} />;
}
`;
    writeFiles(folder, {[`src/theme/${name}/index.js`]: text});
  }
}

function addLoader(folder) {
  writeFiles(folder, {
    'plugin/loader.cjs': LOADER,
    'plugin/index.cjs': PLUGIN,
    'src/words.txt': 'Words of a file.\n',
    'src/pages/words.js':
      "import words from '../words.txt';\n\nexport default function Words() {\n  return <p>{words}</p>;\n}\n",
  });
  const config = path.join(folder, 'docusaurus.config.mjs');
  const text = fs.readFileSync(config, 'utf8');
  fs.writeFileSync(
    config,
    text.replace('export default {', "export default {\n  plugins: ['./plugin/index.cjs'],"),
  );
}
