import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const FILES = {
  'package.json': `${JSON.stringify(
    {
      name: 'docs',
      private: true,
      scripts: {start: 'docusaurus start', build: 'docusaurus build'},
      dependencies: {
        '@docusaurus/core': '3.10.2',
        '@docusaurus/preset-classic': '3.10.2',
        react: '^19.0.0',
        'react-dom': '^19.0.0',
      },
    },
    null,
    2,
  )}\n`,
  'docusaurus.config.js': `export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
};
`,
  'docs/doc1.md': '---\nslug: /\n---\n\n# One\n\n[Two](doc2.md)\n',
  'docs/doc2.md': "import Box from '@site/src/Box';\n\n# Two\n\n<Box /> {1 + 1}\n",
  'src/Box.js': 'export default function Box() {\n  return <b>Box</b>;\n}\n',
  '.gitignore': 'node_modules\n.docusaurus\nbuild\n',
};

/**
 * Writes a Docusaurus site in a git repository, for samples that migrate it to Lectern. Its packages are not installed.
 */
export function makeDocusaurusSite(dir) {
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    spawnSync('git', args, {cwd: dir});
}
