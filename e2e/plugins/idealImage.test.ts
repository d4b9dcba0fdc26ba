import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  type Edit,
  expectOneError,
  openPage,
  type Site,
  serveSite,
  startSite,
} from '../harness/index.js';

const OPTIONS = '{min: 100, max: 300, steps: 2, quality: 70}';

/** Adds the plugin, by its name in Docusaurus. */
const withPlugin: Edit = (files) =>
  files.replace(
    'docusaurus.config.ts',
    'presets:',
    `plugins: [['@docusaurus/plugin-ideal-image', ${OPTIONS}]],\n  presets:`,
  );

const PAGE = `import Layout from '@theme/Layout';
import Image from '@theme/IdealImage';
import photo from '../../docs/photo one.jpg';

export default function Photo() {
  return (
    <Layout title="Photo">
      <main>
        <Image id="imported" img={photo} alt="A photo" />
        <Image id="required" img={require('../../docs/photo one.jpg')} alt="A photo" />
        <img id="plain" src={photo} alt="" />
        <img id="default" src={require('../../docs/photo one.jpg').default} alt="" />
      </main>
    </Layout>
  );
}
`;

const CONTENT = `---
title: Photos
---

import Image from '@theme/IdealImage';
import photo from './photo one.jpg';

![In Markdown](./photo%20one.jpg)

<Image id="imported" img={photo} alt="Imported" />

<Image id="required" img={require('./photo one.jpg')} alt="Required" />

<img id="plain" src={photo} alt="" />
`;

async function photo(width = 600, height = 400): Promise<Buffer> {
  const noise = {type: 'gaussian', mean: 128, sigma: 40} as const;
  const create = {width, height, channels: 3, background: '#888', noise} as const;
  return sharp({create}).blur(2).jpeg().toBuffer();
}

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await photo();
});

const withPhotos: Edit = (files) => {
  withPlugin(files);
  // Removed, since this page passes an image to a function that accepts only strings, and the plugin makes images
  // objects.
  files.remove('src/pages/files.mdx');
  files.write('docs/photo one.jpg', jpeg);
  files.write('docs/photos.mdx', CONTENT);
  files.write('docs/plain.md', '# Plain\n\n![In Markdown](./photo%20one.jpg)\n');
  files.write('src/pages/photo.jsx', PAGE);
};

/** File names of the resized copies in the output; hashes are replaced by "#". */
function copiesIn(site: Site): string[] {
  const files = fs.readdirSync(path.join(site.outDir, 'assets/ideal-img'));
  return files.map((file) => file.replace(/\.[0-9a-f]{7}\./, '.#.')).sort();
}

describe('images in several widths', () => {
  let site: Site;
  let url: string;

  beforeAll(async () => {
    site = createSite('basic', withPhotos);
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    ({url} = await serveSite(site.dir));
  });

  test('have one file for each width, however often they are used', () => {
    expect(copiesIn(site)).toEqual(['logo.#.24.png', 'photo one.#.100.jpg', 'photo one.#.300.jpg']);
  });

  test.each([
    ['/photo', '#imported'],
    ['/photo', '#required'],
    ['/docs/photos', '#imported'],
    ['/docs/photos', '#required'],
    ['/docs/photos', 'img[alt="In Markdown"]'],
    ['/docs/plain', 'img[alt="In Markdown"]'],
  ])('are chosen by the browser, without script: %s %s', async (pathname, selector) => {
    const {page, close, failedRequests} = await openPage(url + pathname, {javaScript: false, width: 90});
    const image = page.locator(selector);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
      .toMatch(/\.100\.jpg$/);
    const facts = await image.evaluate((img: HTMLImageElement) => ({
      ratio: Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
      loading: img.loading,
      background: getComputedStyle(img).backgroundImage,
    }));
    expect(facts.ratio).toBeCloseTo(1.5, 1);
    expect(facts.loading).toBe('lazy');
    expect(facts.background).toMatch(/^url\("data:image\/jpeg;base64,/);
    expect(failedRequests).toEqual([]);
    await close();
  });

  test('keep their place while they are loaded', async () => {
    const {page, close} = await openPage(`${url}/docs/photos`);
    // Requests for images never get an answer.
    await page.route('**/*.jpg', () => {});
    await page.reload({waitUntil: 'domcontentloaded'});
    for (const selector of ['#imported', 'img[alt="In Markdown"]']) {
      const box = await page.locator(selector).boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    }
    await close();
  });

  test('are images where a string is needed, and hydrate without a warning', async () => {
    for (const pathname of ['/photo', '/docs/photos']) {
      const {page, close, console} = await openPage(url + pathname);
      expect(await page.locator('#plain').getAttribute('src')).toMatch(/photo%20one\.[0-9a-f]{7}\.100\.jpg$/);
      expect(console).toEqual([]);
      await close();
    }
  });

  test('a build with a damaged cache publishes whole copies', async () => {
    const cache = path.join(site.dir, 'node_modules/.cache/lectern/ideal-image');
    const copies = fs.readdirSync(cache).filter((name) => name.endsWith('.jpg'));
    expect(copies).toHaveLength(2);
    for (const name of copies) {
      fs.rmSync(path.join(cache, name));
      fs.writeFileSync(path.join(cache, name), 'cut');
    }
    const {code, stdout, stderr} = await site.build();
    expect(code, stdout + stderr).toBe(0);
    expect(copiesIn(site)).toHaveLength(3);
    for (const name of fs.readdirSync(path.join(site.outDir, 'assets/ideal-img'))) {
      const {width} = await sharp(path.join(site.outDir, 'assets/ideal-img', name)).metadata();
      expect(name).toContain(`.${width}.`);
    }
  });
});

describe('a broken image is reported with file and line', () => {
  const withBroken =
    (file: string, text: string): Edit =>
    (files) => {
      withPlugin(files);
      files.write(
        'docs/broken.png',
        fs.readFileSync(path.join('e2e/sites/basic/docs/logo.png')).subarray(0, 60),
      );
      files.write(file, text);
    };

  test.each([
    ['docs/x.md', '# X\n\n![x](./broken.png)\n', 'docs/x.md:3'],
    ['docs/x.mdx', '# X\n\nimport x from "./broken.png";\n\n<img src={x} alt="" />\n', 'docs/x.mdx:3'],
    [
      'src/pages/x.jsx',
      'import x from "../../docs/broken.png";\n\nexport default () => <img src={x} alt="" />;\n',
      'src/pages/x.jsx:1',
    ],
  ])('%s', async (file, text, location) => {
    const site = createSite('basic', withBroken(file, text));
    expectOneError(await site.build(), {code: 'IMAGE_FAILED', location, says: [/cannot be read/]});
  });
});

test('in development, originals are shown', async () => {
  const site = createSite('basic', withPhotos);
  const {url, stop} = await startSite(site.dir);
  for (const pathname of ['/photo', '/docs/photos', '/docs/plain']) {
    const {page, close} = await openPage(url + pathname);
    const sources = await page
      .locator('main img')
      .evaluateAll((images) => images.map((img) => img.getAttribute('src')));
    expect(sources.length).toBeGreaterThan(0);
    for (const src of sources) expect(src).toMatch(/photo(?:%20| )one-[0-9a-f]+\.jpg$/);
    expect(await page.locator('main img[srcset]').count()).toBe(0);
    await close();
  }
  await stop();
});
