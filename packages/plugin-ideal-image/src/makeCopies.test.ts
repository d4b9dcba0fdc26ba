import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {type CopyInput, makeCopies} from './makeCopies.js';
import {copySettings, idealImageOptionsSchema, type Options} from './options.js';

let cacheDir: string;
beforeEach(() => {
  cacheDir = mkdtempSync(path.join(os.tmpdir(), 'ideal-image-'));
});
afterEach(() => rmSync(cacheDir, {recursive: true, force: true}));

/** Image with a gradient, which an encoder cannot reduce to a single colour. */
function drawing(width: number, height: number, channels: 3 | 4 = 3) {
  const data = Buffer.alloc(width * height * channels);
  for (let at = 0; at < data.length; at += 1) data[at] = ((at % width) * 7 + at / width) % 256;
  return sharp(data, {raw: {width, height, channels}});
}

function input(bytes: Buffer, options: Options = {}, file = '/site/docs/a b,c.jpg'): CopyInput {
  return {
    file,
    bytes,
    settings: copySettings(idealImageOptionsSchema.parse({id: 'default', ...options})),
    cacheDir,
  };
}

const jpeg = (width = 400, height = 200) => drawing(width, height).jpeg().toBuffer();

describe('copies', () => {
  test('have the widths of the options, and keep the ratio', async () => {
    const {copies} = await makeCopies(input(await jpeg(), {min: 100, max: 300, steps: 3}));
    expect(copies.map(({width, height}) => [width, height])).toEqual([
      [100, 50],
      [200, 100],
      [300, 150],
    ]);
    const {width, format} = await sharp(copies[0].file).metadata();
    expect([width, format]).toEqual([100, 'jpeg']);
  });

  test('are not wider than the image', async () => {
    const {copies} = await makeCopies(input(await jpeg(), {sizes: [100, 640, 1030]}));
    expect(copies.map(({width}) => width)).toEqual([100, 400]);
  });

  test('without a width are as wide as the image', async () => {
    const {copies} = await makeCopies(input(await jpeg()));
    expect(copies.map(({width}) => width)).toEqual([400]);
  });

  test('are turned as the image is shown', async () => {
    const bytes = await drawing(400, 200).withMetadata({orientation: 6}).jpeg().toBuffer();
    const {copies} = await makeCopies(input(bytes, {size: 100}));
    expect([copies[0].width, copies[0].height]).toEqual([100, 200]);
  });

  test('are smaller with a lower quality', async () => {
    const bytes = await jpeg();
    const sizeAt = async (quality: number) => {
      const {copies} = await makeCopies(input(bytes, {size: 300, quality}));
      return readFileSync(copies[0].file).length;
    };
    expect(await sizeAt(30)).toBeLessThan(await sizeAt(90));
  });

  test('have names by content', async () => {
    const options = {size: 100, name: 'img/[name].[hash:hex:5].[width]x[height].[ext]'};
    const [one, other] = [
      await makeCopies(input(await jpeg(), options)),
      await makeCopies(input(await jpeg(300, 200), options)),
    ];
    expect(one.copies[0].outputPath).toMatch(/^img\/a b,c\.[0-9a-f]{5}\.100x50\.jpg$/);
    expect(other.copies[0].outputPath).not.toBe(one.copies[0].outputPath);
  });
});

test('a placeholder is made of opaque images', async () => {
  const opaque = await makeCopies(input(await jpeg(), {size: 100}));
  expect(opaque.placeholder).toMatch(/^data:image\/jpeg;base64,/);
  expect(opaque.placeholder.length).toBeLessThan(1500);
  const png = await drawing(100, 100, 4).png().toBuffer();
  expect((await makeCopies(input(png, {}, '/site/a.png'))).placeholder).toBe('');
});

describe('the cache', () => {
  test('is used for equal bytes and settings', async () => {
    const bytes = await jpeg();
    const {copies} = await makeCopies(input(bytes, {size: 100}));
    utimesSync(copies[0].file, 1, 1);
    const again = await makeCopies(input(bytes, {size: 100}, '/elsewhere/b.jpg'));
    expect(again.copies[0].file).toBe(copies[0].file);
    expect(again.copies[0].outputPath).toMatch(/b\.[0-9a-f]{7}\.100\.jpg$/);
    expect(readdirSync(cacheDir)).toHaveLength(2);
  });

  test.each([
    ['a copy is cut off', (copy: string) => truncateSync(copy, 100)],
    ['a copy is missing', (copy: string) => rmSync(copy)],
    ['its record is no table', (copy: string) => writeFileSync(copy.replace('.100.jpg', '.table'), '{')],
    ['its record is empty', (copy: string) => truncateSync(copy.replace('.100.jpg', '.table'), 0)],
  ])('is made anew where %s, with the same bytes', async (_what, damage) => {
    const bytes = await jpeg();
    const {copies} = await makeCopies(input(bytes, {size: 100}));
    const whole = readFileSync(copies[0].file);
    damage(copies[0].file);
    const again = await makeCopies(input(bytes, {size: 100}));
    expect(readFileSync(again.copies[0].file).equals(whole)).toBe(true);
    expect(again.copies[0].outputPath).toBe(copies[0].outputPath);
  });
});

describe('what is no usable image', () => {
  test('is reported with a reason', async () => {
    const whole = await drawing(200, 200).png().toBuffer();
    await expect(makeCopies(input(whole.subarray(0, 300)))).rejects.toThrow(/^The image cannot be read: /);
    await expect(makeCopies(input(Buffer.from('no image')))).rejects.toThrow(/^The image cannot be read: /);
    await expect(makeCopies(input(Buffer.alloc(0)))).rejects.toThrow(/^The image cannot be read: /);
    const webp = await drawing(20, 20).webp().toBuffer();
    await expect(makeCopies(input(webp))).rejects.toThrow('of the format "webp"');
  });

  test('with too many pixels is refused before it is decoded', async () => {
    const bytes = await sharp({
      create: {width: 16_400, height: 16_400, channels: 3, background: '#fff'},
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    await expect(makeCopies(input(bytes, {size: 100}))).rejects.toThrow('more than 268 million pixels');
  });

  test('an animated image keeps its frames', async () => {
    const frame = (background: string) =>
      sharp({create: {width: 8, height: 8, channels: 3, background}})
        .png()
        .toBuffer();
    const frames = [await frame('#f00'), await frame('#00f')];
    const bytes = await sharp(frames, {join: {animated: true}})
      .gif()
      .toBuffer();
    const {copies, placeholder} = await makeCopies(input(bytes, {size: 4}));
    expect(readFileSync(copies[0].file).equals(bytes)).toBe(true);
    expect(copies[0].outputPath).toMatch(/\.gif$/);
    expect([copies[0].width, copies[0].height, placeholder]).toEqual([8, 8, '']);
  });
});

test('the same image is encoded once though it is requested twice at a time', async () => {
  const bytes = await jpeg();
  const [one, other] = await Promise.all([makeCopies(input(bytes)), makeCopies(input(bytes))]);
  expect(one).toEqual(other);
});
