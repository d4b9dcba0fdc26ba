import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ALL_ENGINES, docsDir, render} from '../../test/compile.js';
import {isFresh} from '../cache/isFresh.js';

const DOT = path.join(docsDir, 'dot.png');

/** Module that returns a copy of each image, but throws for "red dot.png". */
const HANDLER = `
export default async ({file, baseUrl}, {copy}) => {
  if (file.endsWith('red dot.png')) throw new Error('It is red.');
  return {
    files: [{file: copy, outputPath: 'copies/a b.png'}],
    attributes: {srcSet: baseUrl + 'copies/a%20b.png 5w', style: 'color: red', loading: 'eager'},
    imported: {value: {src: {srcSet: 'x'}, preSrc: 'data:'}, url: '/copy.png'},
  };
};
`;

let dir: string;
let copy: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'image-copies-'));
  copy = path.join(dir, 'copy.png');
  writeFileSync(copy, 'copy');
  writeFileSync(path.join(dir, 'handler.mjs'), HANDLER);
});
afterAll(() => rmSync(dir, {recursive: true}));

const images = () => [{module: path.join(dir, 'handler.mjs'), options: {copy}}];

test.each(ALL_ENGINES)('an image gets the attributes and files of its copies: %s', async (engine) => {
  let parts = 0;
  const {html, artifact} = await render('![A dot](./dot.png)\n', {
    engine,
    images: images(),
    onPart: () => (parts += 1),
  });
  expect(html).toContain('srcSet="/base/copies/a%20b.png 5w"');
  expect(html).toContain('style="color:red"');
  expect(html).toContain('loading="eager"');
  expect(html).not.toContain('lazy');
  expect(html).toMatch(/width="\d+"/);
  const files = artifact.assets.map(({file, outputPath, url}) => [file, outputPath, url]);
  expect(files).toContainEqual([copy, 'copies/a b.png', '/base/copies/a%20b.png']);
  expect(files.map(([file]) => file)).toContain(DOT);
  expect(parts).toBe(1);
});

test.each(ALL_ENGINES)('a page that imports or requires an image gets its copies: %s', async (engine) => {
  const text = [
    "import dot, {preSrc} from './dot.png';",
    '',
    '<b>{JSON.stringify([dot, preSrc, String(dot), require("./dot.png").src.srcSet, String(require("./dot.png"))])}</b>',
    '',
  ].join('\n');
  const {html, artifact} = await render(text, {engine, images: images()});
  const value = JSON.stringify([
    {src: {srcSet: 'x'}, preSrc: 'data:'},
    'data:',
    '/copy.png',
    'x',
    '/copy.png',
  ]);
  expect(html).toContain(value.replaceAll('"', '&quot;'));
  expect(artifact.assets.map(({file}) => file)).toEqual([copy]);
});

test('a page is compiled again when a copy is damaged or gone', async () => {
  const {artifact} = await render('![A dot](./dot.png)\n', {images: images()});
  expect(isFresh(artifact, new Map())).toBe(true);
  writeFileSync(copy, 'cop');
  expect(isFresh(artifact, new Map())).toBe(false);
  rmSync(copy);
  expect(isFresh(artifact, new Map())).toBe(false);
  writeFileSync(copy, 'copy');
  expect(isFresh(artifact, new Map())).toBe(true);
});

test.each(ALL_ENGINES)(
  'an image without copies is reported with its place, and shown: %s',
  async (engine) => {
    const {html, artifact} = await render('a\n\n![A dot](./red%20dot.png)\n', {engine, images: images()});
    expect(artifact.diagnostics).toMatchObject([
      {
        code: 'IMAGE_FAILED',
        severity: 'throw',
        line: 3,
        message: 'No copies of the image "./red%20dot.png" can be made. It is red.',
      },
    ]);
    expect(html).toContain('red%20dot-');
  },
);

test.each(ALL_ENGINES)('an imported image without copies is a mistake with its line: %s', async (engine) => {
  const text = "a\n\nimport dot from './red dot.png';\n\n<img src={dot} />\n";
  await expect(render(text, {engine, images: images()})).rejects.toMatchObject({
    code: 'IMAGE_FAILED',
    line: 3,
    message: 'No copies of the image "./red dot.png" can be made. It is red.',
  });
});
