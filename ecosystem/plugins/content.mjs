import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expectText, requests, sees, seesText} from './visible.mjs';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>\n`;
const WITH_PICTURE = '# Introduction\n\nRead the thermometer every morning.\n\n![A picture](./picture.svg)\n';
const REFERENCE = 'https://github.com/example/code/blob/main/clock.js#L2-L3';
const SOURCE = 'https://raw.githubusercontent.com/example/code/main/clock.js';

const readBuilt = (outDir, file) => fs.readFileSync(path.join(outDir, file), 'utf8');

/** Fields of a plugin that shows lines of a file on GitHub in a code block. */
function codeReference(name, version) {
  return {
    name,
    version,
    feature: 'shows lines of a file on GitHub',
    themes: `'${name}'`,
    files: {'docs/code.md': `# Code\n\n\`\`\`js reference\n${REFERENCE}\n\`\`\`\n`},
    pages: [
      {
        path: '/docs/code',
        answers: {[SOURCE]: 'first();\nwind(clock);\nread(clock);\nlast();\n'},
        async see(page) {
          await page.locator('pre', {hasText: 'wind(clock);'}).waitFor({timeout: 20_000});
        },
      },
    ],
  };
}

/** Fields of a Docusaurus package that Lectern replaces by its own. */
function underOldName(name) {
  return {
    note: `its place is taken by \`@lectern/${name}\`, under the old name in the config`,
    versionOf: `@lectern/${name}`,
    packages: {[`@lectern/${name}`]: 'latest'},
  };
}

/** Opens a tab and waits for a text in it. */
function seesTab(tab, text) {
  return async (page) => {
    await page.getByRole('tab', {name: tab}).first().click();
    await page.locator('[role="tabpanel"]:visible', {hasText: text}).first().waitFor();
  };
}

/** Plugins for images, code, texts and styles. */
export const contentPlugins = [
  {
    name: 'docusaurus-plugin-image-zoom',
    version: '3.0.1',
    feature: 'enlarges an image that is clicked',
    plugins: "'docusaurus-plugin-image-zoom'",
    themeConfig: "zoom: {selector: '.markdown img'}",
    files: {'docs/intro.md': WITH_PICTURE, 'docs/picture.svg': PICTURE},
    pages: [
      {
        path: '/docs/intro',
        async see(page) {
          await page.locator('.medium-zoom-image').click();
          await page.locator('.medium-zoom-image--opened').waitFor();
        },
      },
    ],
    inTests: true,
  },
  {
    name: 'docusaurus-plugin-zooming',
    version: '1.0.0',
    feature: 'enlarges an image that is clicked',
    plugins: "'docusaurus-plugin-zooming'",
    themeConfig: "zooming: {selector: '.markdown img', delay: 100}",
    files: {'docs/intro.md': WITH_PICTURE, 'docs/picture.svg': PICTURE},
    pages: [
      {
        path: '/docs/intro',
        async see(page) {
          await page.locator('.markdown img[style*="zoom-in"]').click();
          await page.waitForFunction(() => document.querySelector('.markdown img').style.transform !== '');
        },
      },
    ],
  },
  {
    name: '@r74tech/docusaurus-plugin-panzoom',
    version: '2.4.5',
    feature: 'moves and enlarges an image',
    plugins: "'@r74tech/docusaurus-plugin-panzoom'",
    themeConfig: "zoom: {selectors: ['.markdown img'], timeout: 100}",
    files: {'docs/intro.md': WITH_PICTURE, 'docs/picture.svg': PICTURE},
    pages: [{path: '/docs/intro', see: sees('.markdown img[style*="transform"]')}],
  },
  {
    name: '@docusaurus/plugin-ideal-image',
    feature: 'shows copies of an image in several widths',
    ...underOldName('plugin-ideal-image'),
    plugins: "['@docusaurus/plugin-ideal-image', {sizes: [40, 80], disableInDev: false}]",
    files: {
      'docs/photo.mdx':
        "import Image from '@theme/IdealImage';\nimport photo from './photo.png';\n\n# Photo\n\n<Image img={photo} alt=\"A photo\" />\n",
    },
    prepare: (dir) => fs.writeFileSync(path.join(dir, 'docs/photo.png'), makePng()),
    pages: [{path: '/docs/photo', see: sees('img[alt="A photo"][srcset]')}],
  },
  {
    name: 'docusaurus-plugin-drawio',
    version: '0.4.0',
    feature: 'shows a diagram by its viewer',
    note: 'with `raw-loader` in the site, as its page asks',
    packages: {'raw-loader': '^4.0.2'},
    plugins: "['drawio', {lib: '/viewer.js'}]",
    files: {
      'static/viewer.js':
        'globalThis.GraphViewer = {createViewerForElement: (element) => setTimeout(() => element.append("A drawn diagram"), 300)};\n',
      'docs/plan.drawio':
        '<mxfile><diagram name="Page-1"><mxGraphModel><root><mxCell id="0"/></root></mxGraphModel></diagram></mxfile>\n',
      'docs/plan.mdx':
        "import Drawio from '@theme/Drawio';\nimport plan from '!!raw-loader!./plan.drawio';\n\n# Plan\n\n<Drawio content={plan} />\n",
    },
    pages: [{path: '/docs/plan', see: seesText('A drawn diagram')}],
  },
  codeReference('@saucelabs/theme-github-codeblock', '0.3.0'),
  codeReference('docusaurus-theme-github-codeblock', '2.0.2'),
  {
    name: 'docusaurus-plugin-sass',
    version: '0.2.7',
    feature: 'compiles the stylesheet of the site',
    packages: {sass: '^1.93.0'},
    plugins: "'docusaurus-plugin-sass'",
    presetOptions: "theme: {customCss: './src/custom.scss'}",
    files: {'src/custom.scss': '$tone: rgb(1, 2, 3);\n.markdown {\n  h1 {\n    color: $tone;\n  }\n}\n'},
    pages: [{path: '/docs/intro', see: hasColour('rgb(1, 2, 3)')}],
    inTests: true,
  },
  {
    name: 'docusaurus-plugin-less',
    version: '2.0.2',
    feature: 'compiles the stylesheet of the site',
    packages: {less: '^4.0.0', 'less-loader': '^12.0.0'},
    plugins: "'docusaurus-plugin-less'",
    presetOptions: "theme: {customCss: './src/custom.less'}",
    files: {'src/custom.less': '@tone: rgb(1, 2, 3);\n.markdown {\n  h1 {\n    color: @tone;\n  }\n}\n'},
    pages: [{path: '/docs/intro', see: hasColour('rgb(1, 2, 3)')}],
  },
  {
    name: 'docusaurus-plugin-llms',
    version: '0.6.1',
    feature: 'writes llms.txt',
    plugins: "'docusaurus-plugin-llms'",
    built: (outDir) => expectText(readBuilt(outDir, 'llms.txt'), 'docs/intro'),
    pages: [{path: '/docs/intro', see: sees('h1')}],
  },
  {
    name: '@signalwire/docusaurus-plugin-llms-txt',
    version: '1.2.2',
    feature: 'writes llms.txt and a Markdown file for each page',
    plugins: "['@signalwire/docusaurus-plugin-llms-txt', {content: {enableMarkdownFiles: true}}]",
    built: (outDir) => expectText(readBuilt(outDir, 'llms.txt'), 'Introduction'),
    pages: [{path: '/docs/intro', see: sees('h1')}],
  },
  {
    name: 'docusaurus-plugin-copy-page-button',
    version: '0.8.4',
    feature: 'adds its button, which opens a menu',
    note: 'it adds its button once, 0.1 s after its script; on a slow machine React still hydrates the page then, and the button is lost',
    plugins: "'docusaurus-plugin-copy-page-button'",
    pages: [
      {
        path: '/docs/intro',
        async see(page) {
          await page
            .getByRole('button', {name: /copy page/i})
            .first()
            .click();
          await page
            .getByText(/ChatGPT/)
            .first()
            .waitFor();
        },
      },
    ],
  },
  {
    name: '@giscus/react',
    version: '3.1.0',
    feature: 'comments below a document, in a wrapped component',
    files: {
      'src/theme/DocItem/Footer/index.js': `import Giscus from '@giscus/react';
import Footer from '@theme-original/DocItem/Footer';

export default function FooterWrapper(props) {
  return (
    <>
      <Footer {...props} />
      <Giscus repo="a/b" repoId="1" category="General" categoryId="2" mapping="pathname" />
    </>
  );
}
`,
    },
    pages: [{path: '/docs/intro', see: sees('giscus-widget')}],
  },
  {
    name: 'docusaurus-plugin-glossary',
    version: '3.4.0',
    feature: 'makes its page and marks words of documents',
    plugins:
      "['docusaurus-plugin-glossary', {glossaryPath: 'glossary/glossary.json', routePath: '/glossary'}]",
    files: {
      'glossary/glossary.json': JSON.stringify({
        title: 'Words',
        terms: [{term: 'Barometer', definition: 'An instrument for air pressure.', relatedTerms: []}],
      }),
    },
    pages: [{path: '/glossary', see: seesText('An instrument for air pressure.')}],
  },
  {
    name: '@docusaurus/remark-plugin-npm2yarn',
    version: '3.10.2',
    feature: 'shows commands of npm for other package managers too',
    head: "import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';",
    presetOptions: 'docs: {remarkPlugins: [npm2yarn]}',
    files: {'docs/install.md': '# Install\n\n```bash npm2yarn\nnpm install clock\n```\n'},
    pages: [{path: '/docs/install', see: seesTab(/yarn/i, 'yarn add clock')}],
  },
  {
    name: '@sapphire/docusaurus-plugin-npm2yarn2pnpm',
    version: '2.0.2',
    feature: 'shows commands of npm for other package managers too',
    head: "import {convertNpmToPackageManagers} from '@sapphire/docusaurus-plugin-npm2yarn2pnpm';",
    presetOptions: 'docs: {remarkPlugins: [convertNpmToPackageManagers]}',
    files: {'docs/install.md': '# Install\n\n```bash npm2yarn2pnpm\nnpm install clock\n```\n'},
    pages: [{path: '/docs/install', see: seesTab(/pnpm/i, 'pnpm add clock')}],
  },
  {
    name: 'docusaurus-remark-plugin-tab-blocks',
    version: '4.0.0',
    feature: 'puts blocks of code into tabs',
    head: "import tabBlocks from 'docusaurus-remark-plugin-tab-blocks';",
    presetOptions: 'docs: {remarkPlugins: [tabBlocks]}',
    files: {
      'docs/languages.md':
        '# Languages\n\n```js tab\nconst wound = true;\n```\n\n```ts tab\nconst wound: boolean = true;\n```\n',
    },
    pages: [{path: '/docs/languages', see: seesTab(/^T/, 'boolean')}],
  },
  {
    name: '@akebifiky/remark-simple-plantuml',
    version: '1.0.2',
    feature: 'shows a diagram as an image of its server',
    head: "import plantuml from '@akebifiky/remark-simple-plantuml';",
    presetOptions: 'docs: {remarkPlugins: [plantuml]}',
    files: {'docs/plan.md': '# Plan\n\n```plantuml Clock\nA -> B\n```\n'},
    pages: [{path: '/docs/plan', see: requests('plantuml.com/plantuml/png/')}],
  },
  {
    name: '@docusaurus/theme-mermaid',
    feature: 'draws a diagram',
    ...underOldName('theme-mermaid'),
    themes: "'@docusaurus/theme-mermaid'",
    config: 'markdown: {mermaid: true},',
    files: {'docs/plan.md': '# Plan\n\n```mermaid\ngraph TD; Clock-->Bell;\n```\n'},
    pages: [{path: '/docs/plan', see: seesText('Bell')}],
  },
  {
    name: '@docusaurus/theme-live-codeblock',
    feature: 'runs a block of code on the page',
    ...underOldName('theme-live-codeblock'),
    themes: "'@docusaurus/theme-live-codeblock'",
    files: {'docs/live.md': '# Live\n\n```jsx live\n<b>{["Wound", 6 * 7, "times"].join(" ")}</b>\n```\n'},
    pages: [{path: '/docs/live', see: seesText('Wound 42 times')}],
  },
  {
    name: '@docusaurus/plugin-client-redirects',
    feature: 'leads an old address to a page',
    ...underOldName('plugin-client-redirects'),
    plugins: "['@docusaurus/plugin-client-redirects', {redirects: [{from: '/old', to: '/docs/usage'}]}]",
    built: (outDir) => expectText(readBuilt(outDir, 'old/index.html'), '/docs/usage'),
    pages: [{path: '/docs/intro', see: sees('h1')}],
  },
  {
    name: '@signalwire/docusaurus-theme-llms-txt',
    version: '1.0.0-alpha.9',
    feature: 'adds its button, which opens a menu',
    note: 'with its plugin 2.0.0-alpha.7, and with `react-icons` 5.5.0: version 5.7.0 has no longer an icon that the theme shows',
    packages: {
      '@signalwire/docusaurus-plugin-llms-txt': '2.0.0-alpha.7',
      'react-icons': '5.5.0',
      react: '^18.0.0',
      'react-dom': '^18.0.0',
    },
    themes: "'@signalwire/docusaurus-theme-llms-txt'",
    plugins: "['@signalwire/docusaurus-plugin-llms-txt', {ui: {copyPageContent: true}}]",
    pages: [
      {
        path: '/docs/intro',
        see: (page) =>
          page
            .getByRole('button', {name: /copy page/i})
            .first()
            .waitFor(),
      },
    ],
  },
  {
    name: 'docusaurus-markdown-source-plugin',
    version: '2.2.5',
    feature: 'writes a Markdown file for each page, which its menu opens',
    plugins: "'docusaurus-markdown-source-plugin'",
    built: (outDir) => expectText(readBuilt(outDir, 'docs/intro.md'), 'thermometer'),
    pages: [
      {
        path: '/docs/intro',
        see: (page) =>
          page
            .getByRole('button', {name: /open markdown/i})
            .first()
            .click(),
      },
    ],
  },
  {
    name: 'docusaurus-plugin-mcp-server',
    version: '0.12.0',
    feature: 'writes the index of its server',
    packages: {zod: '^4.0.0'},
    plugins: "['docusaurus-plugin-mcp-server', {server: {name: 'clocks', version: '1.0.0'}}]",
    built: (outDir) => expectText(readBuilt(outDir, 'mcp/docs.json'), 'thermometer'),
    pages: [{path: '/docs/intro', see: sees('h1')}],
  },
];

function hasColour(colour) {
  return async (page) => {
    const found = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
    expectText(found, colour);
  };
}

/** A grey PNG image of 80 × 60 pixels. */
function makePng() {
  const [width, height] = [80, 60];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const dots = Buffer.alloc(height * (width + 1), 128);
  for (let row = 0; row < height; row++) dots[row * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', zlib.deflateSync(dots)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, checksum]);
}
