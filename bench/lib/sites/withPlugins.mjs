import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {npm2yarn} from './docusaurus.mjs';

const plugins = fileURLToPath(new URL('../plugins', import.meta.url));

/**
 * Adds three remark plugins to a tool's site: npm2yarn, one that makes tabs, and one that sets titles of code blocks.
 * All pages are MDX with code that these plugins change.
 *
 * @param packagesIn - folder with npm2yarn in its `node_modules`; by default that of the tool itself
 */
export function withPlugins(tool, {packagesIn} = {}) {
  return {
    ...tool,
    name: `${tool.name}-plugins`,
    ending: '.mdx',
    write(folder, sections) {
      tool.write(folder, sections);
      fs.cpSync(plugins, path.join(folder, 'plugins'), {recursive: true});
      const source = packagesIn ? path.join(packagesIn, 'node_modules', npm2yarn, 'lib/index.js') : npm2yarn;
      const config = path.join(folder, 'docusaurus.config.mjs');
      const text = addPlugins(fs.readFileSync(config, 'utf8'), source);
      // Turns off Lectern's search index, since Docusaurus builds none.
      fs.writeFileSync(config, packagesIn ? `${text}config.presets[0][1].search = false;\n` : text);
    },
  };
}

function addPlugins(config, source) {
  return `import npm2yarn from ${JSON.stringify(source)};
import codeMeta from './plugins/codeMeta.mjs';
import tabs from './plugins/tabs.mjs';
${config.replace('export default', 'const config =')}
const [[, {docs}]] = config.presets;
docs.remarkPlugins = [[npm2yarn.default ?? npm2yarn, {sync: true}], tabs, codeMeta];
export default config;
`;
}
