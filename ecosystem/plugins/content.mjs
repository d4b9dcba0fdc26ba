import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expectText, sees, seesText} from './visible.mjs';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>\n`;
const WITH_PICTURE = '# Introduction\n\nRead the thermometer every morning.\n\n![A picture](./picture.svg)\n';
const REFERENCE = 'https://github.com/example/code/blob/main/clock.js#L2-L3';
const SOURCE = 'https://raw.githubusercontent.com/example/code/main/clock.js';

const readBuilt = (outDir, file) => fs.readFileSync(path.join(outDir, file), 'utf8');

/** A fence that refers to lines of a file on GitHub. */
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
    note: 'its place is taken by `@lectern/plugin-ideal-image`, under the old name in the config',
    versionOf: '@lectern/plugin-ideal-image',
    packages: {'@lectern/plugin-ideal-image': 'latest'},
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
    files: {
      '.env': 'GREETING=Good morning\n',
      'src/pages/greeting.js': 'export default () => <p>{process.env.GREETING}, clock</p>;\n',
    },
    pages: [{path: '/greeting', see: seesText('Good morning, clock')}],
  },
];

function hasColour(colour) {
  return async (page) => {
    const found = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
    expectText(found, colour);
  };
}

/** A grey picture of 80 by 60 dots. */
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
