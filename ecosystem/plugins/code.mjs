import fs from 'node:fs';
import {expectText, sees, seesText} from './visible.mjs';

const GREETING = {
  '.env': 'GREETING=Good morning\n',
  'src/pages/greeting.js': 'export default () => <p>{process.env.GREETING}, clock</p>;\n',
};

const COMPONENT = `export interface ClockProps {
  /** From 0 to 23. */
  hour: number;
}

export const Clock = ({hour}: ClockProps) => <b>{hour}</b>;
`;

/** Plugins that change how the code of a site is compiled, or generate data from it. */
export const codePlugins = [
  {
    name: 'docusaurus-plugin-module-alias',
    version: '0.0.2',
    feature: 'leads imports to a folder of the site',
    head: "import path from 'node:path';",
    plugins: "['docusaurus-plugin-module-alias', {alias: {'@parts': path.resolve('parts')}}]",
    files: {
      'parts/Clock.js': 'export default function Clock() {\n  return <b>Ten past ten</b>;\n}\n',
      'docs/clock.mdx': "import Clock from '@parts/Clock';\n\n# Clock\n\n<Clock />\n",
    },
    pages: [{path: '/docs/clock', see: seesText('Ten past ten')}],
  },
  {
    name: 'docusaurus2-dotenv',
    version: '1.4.0',
    feature: 'puts variables of a file into the code',
    plugins: "['docusaurus2-dotenv', {systemvars: false}]",
    files: GREETING,
    pages: [{path: '/greeting', see: seesText('Good morning, clock')}],
  },
  {
    name: 'docusaurus-plugin-dotenv',
    version: '1.0.1',
    feature: 'puts variables of a file into the code',
    plugins: "'docusaurus-plugin-dotenv'",
    files: GREETING,
    pages: [{path: '/greeting', see: seesText('Good morning, clock')}],
  },
  {
    name: 'docusaurus-node-polyfills',
    version: '1.0.0',
    feature: 'lets code for browsers import modules of Node',
    packages: {webpack: '^5.0.0'},
    plugins: "'docusaurus-node-polyfills'",
    files: {
      'src/pages/hex.js':
        "import {Buffer} from 'buffer';\nimport {join} from 'path';\n\nexport default () => <p>{join('a', '..', Buffer.from('clock').toString('hex'))}</p>;\n",
    },
    pages: [{path: '/hex', see: seesText('636c6f636b')}],
  },
  {
    name: 'docusaurus-plugin-copy',
    version: '0.1.1',
    feature: 'copies files of the site to the output',
    plugins: "['docusaurus-plugin-copy', {path: 'docs', include: ['**/*.svg']}]",
    files: {'docs/copied.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n'},
    built(outDir) {
      const files = fs.readdirSync(outDir, {recursive: true}).join('\n');
      expectText(files, 'copied.svg');
    },
    pages: [{path: '/docs/intro', see: sees('h1')}],
  },
  {
    name: 'docusaurus-plugin-react-docgen-typescript',
    version: '1.3.0',
    feature: 'gives components the properties of others as data',
    packages: {'react-docgen-typescript': '^2.0.0', typescript: '^5.9.0'},
    plugins: "['docusaurus-plugin-react-docgen-typescript', {src: ['src/components/*.tsx']}]",
    files: {
      'src/components/Clock.tsx': COMPONENT,
      'src/pages/clock.js': `import {useDynamicImport} from 'docusaurus-plugin-react-docgen-typescript/useDynamicImport';

export default function ClockPage() {
  return <p>{useDynamicImport('Clock').hour?.description}</p>;
}
`,
    },
    pages: [{path: '/clock', see: seesText('From 0 to 23.')}],
  },
];
