import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  changedFiles,
  createBundledSite,
  expectOneError,
  expectQuietConsole,
  openPage,
  type Site,
  type SiteFiles,
  serveSite,
  snapshot,
  startSite,
} from '../harness/index.js';

const ORIGIN = 'https://example.com/base/';
const IMAGE = /^(?:ar\/)?assets\/social\/[\da-f]{20}\.\w+$/;

/** Contents of the meta tags of images in a page, by name. */
function imageTags(site: Site, file: string): Record<string, string> {
  const html = fs.readFileSync(path.join(site.outDir, file), 'utf8');
  const tags = html.matchAll(/<meta [^>]*(?:property|name)="((?:og|twitter):image[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

/** File of a page's image, relative to the output folder. */
function imageFile(site: Site, page: string): string {
  return imageTags(site, page)['og:image']?.replace(ORIGIN, '') ?? '';
}

async function build(site: Site): Promise<Record<string, string>> {
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  return snapshot(site.outDir);
}

const images = (files: Record<string, string>) => Object.keys(files).filter((file) => IMAGE.test(file));
const CONFIG = 'site.config.mjs';
const TOMATOES = 'docs/guide/tomatoes/index.html';

/** Replaces the options of the plugin, written as code. */
const setOptions = (files: SiteFiles, options: string) =>
  files.replace(CONFIG, "{fonts: [{name: 'Noto Sans Arabic', file: arabic, weight: 700}]}", options);

describe('a site with docs, a blog and pages in two languages', () => {
  let site: Site;
  let before: Record<string, string>;

  beforeAll(async () => {
    site = createBundledSite('social');
    before = await build(site);
  });

  test('has an image of each page at an absolute address, with its size', async () => {
    const tags = imageTags(site, TOMATOES);
    expect(tags).toEqual({
      'og:image': expect.stringMatching(/^https:\/\/example\.com\/base\/assets\/social\/[\da-f]{20}\.png$/),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/^Tomatoes need .* \| Greenhouse$/),
      'twitter:image': tags['og:image'],
      'twitter:image:alt': tags['og:image:alt'],
    });
    const pages = ['docs', 'docs/category/growing-vegetables', 'blog/2026/04/01/spring', 'blog', 'about'];
    const files = ['index.html', ...pages.map((page) => `${page}/index.html`), TOMATOES];
    const found = new Set(
      [...files, ...files.map((file) => `ar/${file}`)].map((file) => imageFile(site, file)),
    );
    expect(found.size).toBe(2 * files.length);
    expect(images(before)).toEqual([...found].sort());
    for (const file of found) {
      const {format, width, height} = await sharp(path.join(site.outDir, file)).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
    }
  });

  test('pages without a title of their own share an image', () => {
    const home = imageTags(site, 'index.html');
    expect(home['og:image:alt']).toBe('Greenhouse');
    expect(imageTags(site, 'blog/tags/report/index.html')).toEqual(home);
    expect(imageTags(site, '404.html')).toEqual({});
  });

  test('an image of the page itself wins, alone', () => {
    const card = `${ORIGIN}img/card.svg`;
    expect(imageTags(site, 'docs/guide/own/index.html')).toEqual({'og:image': card, 'twitter:image': card});
    expect(imageTags(site, 'drawn/index.html')).toEqual({'og:image': 'https://example.com/drawn.png'});
  });

  test('the tags follow a visitor from page to page', async () => {
    const server = await serveSite(site.dir);
    const opened = await openPage(`${server.url}/base/docs`);
    const {page} = opened;
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('meta[property^="og:image"]')].map((meta) =>
          meta.getAttribute('content'),
        ),
      );
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.getByRole('link', {name: 'Tomatoes need'}).first().click();
    await page.waitForURL('**/tomatoes');
    const tags = imageTags(site, TOMATOES);
    await expect.poll(shown).toContain(tags['og:image']);
    expect(await shown()).toHaveLength(5);
    await page.getByRole('link', {name: 'Own image'}).first().click();
    await expect.poll(shown).toEqual([`${ORIGIN}img/card.svg`]);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expectQuietConsole(opened);
    await opened.close();
  });

  test('an edit of a text makes no image, and replaces the files of its page alone', async () => {
    const inode = fs.statSync(site.outDir).ino;
    site.files.replace(
      'docs/guide/tomatoes.md',
      'Text about tomatoes.',
      'Text about tomatoes.\n\nMore text.',
    );
    const after = await build(site);
    expect(fs.statSync(site.outDir).ino).toBe(inode);
    const changed = changedFiles(before, after);
    expect(changed).toContain(TOMATOES);
    expect(changed.filter((file) => IMAGE.test(file))).toEqual([]);
    before = after;
  });

  test('an edit of a title makes the image of this page alone', async () => {
    const own = imageFile(site, TOMATOES);
    const cached = path.join(site.dir, 'node_modules/.cache/lectern/social-images');
    const times = () =>
      Object.fromEntries(
        fs
          .readdirSync(cached, {recursive: true, encoding: 'utf8'})
          .filter((file) => file.endsWith('.png'))
          .map((file) => [path.basename(file), fs.statSync(path.join(cached, file)).mtimeMs]),
      );
    const timesBefore = times();
    site.files.replace('docs/guide/tomatoes.md', '# Tomatoes need', '# Peppers need');
    const after = await build(site);
    const next = imageFile(site, TOMATOES);
    const changed = changedFiles(before, after).filter((file) => IMAGE.test(file));
    // The docs of the other locale are not translated, so they have the same title.
    expect(changed).toEqual(
      [own, next, imageFile(site, `ar/${TOMATOES}`), ...changed.filter((file) => file.startsWith('ar/'))]
        .filter((file, at, all) => all.indexOf(file) === at)
        .sort(),
    );
    expect(changed).toHaveLength(4);
    expect(changedFiles(before, after)).not.toContain('about/index.html');
    const timesAfter = times();
    const made = Object.keys(timesAfter).filter((file) => timesAfter[file] !== timesBefore[file]);
    expect(made).toHaveLength(2);
    expect(Object.keys(timesAfter)).toHaveLength(Object.keys(timesBefore).length);
    before = after;
  });

  test('is the same without a cache, and with a damaged one', async () => {
    const cache = path.join(site.dir, 'node_modules/.cache');
    const folder = path.join(cache, 'lectern/social-images');
    const [file = ''] = fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.png'));
    fs.writeFileSync(path.join(folder, file), 'damaged');
    site.files.write('docs/extra.md', '# Extra\n');
    await build(site);
    site.files.remove('docs/extra.md');
    expect(changedFiles(before, await build(site))).toEqual([]);
    fs.rmSync(cache, {recursive: true});
    expect(changedFiles(before, await build(site))).toEqual([]);
  });
});

describe('options', () => {
  test('a size, a format and pages to leave out; the image of the theme stays for other pages', async () => {
    const site = createBundledSite('social', (files) => {
      setOptions(
        files,
        "{size: {width: 800, height: 400}, format: 'jpeg', exclude: ['/base/docs/**', '/base/ar/**']}",
      );
      files.replace(CONFIG, 'themeConfig: {', "themeConfig: {\n    image: 'img/card.svg',");
    });
    const built = await build(site);
    const card = {'og:image': `${ORIGIN}img/card.svg`, 'twitter:image': `${ORIGIN}img/card.svg`};
    expect(imageTags(site, TOMATOES)).toEqual(card);
    expect(imageTags(site, 'index.html')).toEqual(card);
    expect(images(built).every((file) => file.endsWith('.jpg'))).toBe(true);
    const image = await sharp(path.join(site.outDir, imageFile(site, 'about/index.html'))).metadata();
    expect([image.format, image.width, image.height]).toEqual(['jpeg', 800, 400]);
    expect(imageTags(site, 'about/index.html')['og:image:type']).toBe('image/jpeg');
  });

  test('characters that no font has are reported once, and never drawn as boxes', async () => {
    const site = createBundledSite('social', (files) => {
      files.write('docs/chinese.md', '# 植物\n');
      files.write('docs/emoji.md', '# Roses 🌹\n');
      files.write('docs/plain.md', '# Roses\n');
    });
    const {code, stdout, stderr} = await site.build();
    expect(code, stderr).toBe(0);
    const printed = stdout + stderr;
    expect(printed.match(/SOCIAL_IMAGE_CHARACTERS/g)).toHaveLength(1);
    expect(printed).toContain('- "/base/docs/chinese": 植 物 (no image)\n- "/base/docs/emoji": 🌹\n');
    expect(imageTags(site, 'docs/chinese/index.html')).toEqual(imageTags(site, 'index.html'));
    expect(imageFile(site, 'docs/emoji/index.html')).toBe(imageFile(site, 'docs/plain/index.html'));
  });

  test('a file that is no font ends the build', async () => {
    const site = createBundledSite('social', (files) => {
      files.write('fonts/broken.ttf', 'no font');
      setOptions(files, "{fonts: [{name: 'Mine', file: 'fonts/broken.ttf'}]}");
    });
    const result = await site.build();
    expectOneError(result, {
      code: 'SOCIAL_IMAGE_FONT',
      location: 'fonts/broken.ttf',
      says: ['The file is no font of the formats TTF, OTF, WOFF and WOFF2.'],
    });
  });
});

const TEMPLATE = `
import type {SocialImageProps} from '@lectern/plugin-social-images';
import {label} from './label';

export default function SocialImage({title, section, direction, logo, authors}: SocialImageProps) {
  return (
    <div style={{display: 'flex', width: '100%', height: '100%', backgroundColor: '#ff0000', direction}}>
      {logo && <img src={logo} width={40} height={40} />}
      <span style={{fontSize: 60}}>{label} {title} {section} {authors.join(', ')}</span>
    </div>
  );
}
`;

describe('a template of the site', () => {
  let site: Site;
  beforeAll(() => {
    site = createBundledSite('social', (files) => {
      files.write('src/SocialImage.tsx', TEMPLATE);
      files.write('src/label.ts', "export const label = 'Read:';\n");
      setOptions(files, "{template: './src/SocialImage.tsx', exclude: ['/base/ar/**']}");
    });
  });

  test('draws the images; an edit of a module that it imports makes them new', async () => {
    const before = await build(site);
    const file = imageFile(site, TOMATOES);
    const corner = await sharp(path.join(site.outDir, file))
      .extract({left: 1190, top: 620, width: 1, height: 1})
      .raw()
      .toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([255, 0, 0]);
    site.files.write('src/label.ts', "export const label = 'See:';\n");
    const after = await build(site);
    expect(imageFile(site, TOMATOES)).not.toBe(file);
    expect(images(after)).toHaveLength(images(before).length);
    // A change of code that draws the same makes nothing new.
    site.files.write('src/label.ts', "// A comment.\nexport const label = 'See:';\n");
    expect(images(await build(site))).toEqual(images(after));
  });

  test.each([
    [
      'throws',
      '{title}',
      "{title.startsWith('About') ? title.nothing.here : title}",
      'SOCIAL_IMAGE_TEMPLATE',
      ['src/SocialImage.tsx', '/base/about', "reading 'here'"],
    ],
    [
      'shows an image of another host',
      '{logo && <img src={logo}',
      '{<img src="https://example.com/x.png"',
      'SOCIAL_IMAGE_FILE',
      ['src/SocialImage.tsx', '"https://example.com/x.png"', 'Nothing is downloaded'],
    ],
    [
      'shows a file outside of the site',
      '{logo && <img src={logo}',
      '{<img src="../../../../package.json"',
      'SOCIAL_IMAGE_FILE',
      ['The file is outside of the site.'],
    ],
    [
      'has a style that is not valid',
      'fontSize: 60',
      "fontSize: 60, color: 'no colour'",
      'SOCIAL_IMAGE_FAILED',
      ['/base/', 'no colour'],
    ],
  ])('that %s ends the build, and the last output stays', async (_what, from, to, code, text) => {
    const before = await build(site);
    site.files.replace('src/SocialImage.tsx', from, to);
    expectOneError(await site.build(), {code, says: text});
    expect(changedFiles(before, snapshot(site.outDir))).toEqual([]);
    site.files.write('src/SocialImage.tsx', TEMPLATE);
  });
});

test('site start makes the images that are requested, and follows edits of the template', async () => {
  const site = createBundledSite('social', (files) => {
    files.write('src/SocialImage.tsx', TEMPLATE);
    files.write('src/label.ts', "export const label = 'Read:';\n");
    setOptions(files, "{template: './src/SocialImage.tsx'}");
  });
  const server = await startSite(site.dir);
  const cached = path.join(site.dir, 'node_modules/.cache/lectern/social-images');
  const count = () =>
    fs.existsSync(cached)
      ? fs.readdirSync(cached, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.png'))
          .length
      : 0;
  const addressOf = async (page: string) => {
    const html = await (await fetch(server.url + page)).text();
    return /property="og:image" content="https:\/\/example\.com([^"]*)"/.exec(html)?.[1] ?? '';
  };
  const address = await addressOf('/base/docs');
  expect(count()).toBe(0);
  const response = await fetch(server.url + address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const {width, height} = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(count()).toBe(1);

  site.files.write('src/label.ts', "export const label = 'See:';\n");
  await expect.poll(() => addressOf('/base/docs')).not.toBe(address);
  const next = await fetch(server.url + (await addressOf('/base/docs')));
  expect(next.status).toBe(200);
});
