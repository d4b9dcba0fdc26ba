import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {expect, onTestFinished, test} from 'vitest';
import markdownImage from './markdownImage.js';

function setUp() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'markdown-image-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const settings = {name: 'img/[name].[hash:5].[width].[ext]', widths: [50, 100], quality: 70};
  return {dir, options: {settings, cacheDir: path.join(dir, 'cache')}};
}

const image = (alpha: number) =>
  sharp({create: {width: 200, height: 100, channels: 4, background: {r: 255, g: 0, b: 0, alpha}}});

test('an image gets attributes, files and what an import gives', async () => {
  const {dir, options} = setUp();
  const file = path.join(dir, 'a b.jpg');
  writeFileSync(file, await image(1).jpeg().toBuffer());
  const copies = await markdownImage({file, baseUrl: '/base/'}, options);
  expect(copies?.attributes).toMatchObject({
    srcSet: expect.stringMatching(
      /^\/base\/img\/a%20b\.\w{5}\.50\.jpg 50w,\/base\/img\/a%20b\.\w{5}\.100\.jpg 100w$/,
    ),
    sizes: '(max-width: 100px) 100vw, 100px',
    style: expect.stringMatching(/^background:url\("data:image\/jpeg;base64,/),
  });
  expect(copies?.files.map(({outputPath}) => outputPath)).toEqual([
    expect.stringMatching(/^img\/a b\.\w{5}\.50\.jpg$/),
    expect.stringMatching(/^img\/a b\.\w{5}\.100\.jpg$/),
  ]);
  for (const {file: copy} of copies?.files ?? []) expect(readFileSync(copy).length).toBeGreaterThan(0);
  expect(copies?.imported).toMatchObject({
    url: expect.stringMatching(/\.50\.jpg$/),
    value: {src: {src: copies?.imported.url, width: 50, height: 25, images: [{width: 50}, {width: 100}]}},
  });
});

test('a transparent image has no placeholder', async () => {
  const {dir, options} = setUp();
  const file = path.join(dir, 'a.png');
  writeFileSync(file, await image(0.5).png().toBuffer());
  const copies = await markdownImage({file, baseUrl: '/'}, options);
  expect(Object.keys(copies?.attributes ?? {})).toEqual(['srcSet', 'sizes']);
});

test('other formats stay, and a file that is gone is a mistake', async () => {
  const {dir, options} = setUp();
  expect(await markdownImage({file: path.join(dir, 'a.gif'), baseUrl: '/'}, options)).toBeUndefined();
  const gone = markdownImage({file: path.join(dir, 'a.png'), baseUrl: '/'}, options);
  await expect(gone).rejects.toThrow('The file does not exist any more.');
});
