import fs from 'node:fs';
import type {MarkdownImage, MarkdownImageCopies} from '@lectern/core';
import {copyUrl, srcSetOf} from './copyNames.js';
import {imageProblem} from './ImageProblem.js';
import type {CopyOptions} from './imageLoader.js';
import {placeholderStyle, sizesOf} from './imageProps.js';
import {type CopiedImage, makeCopies} from './makeCopies.js';

const IMAGE = /\.(?:png|jpe?g)$/i;

/**
 * Makes the copies of an image in Markdown. The hook `getMarkdownImages` returns the path of this module.
 *
 * @returns `undefined` for a file that is no PNG or JPEG image
 */
export default async function markdownImage(
  {file, baseUrl}: MarkdownImage,
  {settings, cacheDir}: CopyOptions,
): Promise<MarkdownImageCopies | undefined> {
  if (!IMAGE.test(file)) return undefined;
  const image = await makeCopies({file, bytes: readImage(file), settings, cacheDir});
  const {copies, placeholder} = image;
  return {
    files: copies.map(({file: stored, outputPath}) => ({file: stored, outputPath})),
    imported: importedOf(image, baseUrl),
    attributes: {
      srcSet: srcSetOf(copies, baseUrl),
      sizes: sizesOf(copies),
      ...(placeholder !== '' && {style: placeholderStyle(placeholder)}),
    },
  };
}

function readImage(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    throw imageProblem(error);
  }
}

/**
 * Returns the value of the image for code that imports it. It has the same shape as the default export of
 * `imageModule`.
 */
function importedOf({copies, placeholder}: CopiedImage, baseUrl: string): MarkdownImageCopies['imported'] {
  const [{width, height}] = copies;
  const images = copies.map((copy) => ({
    path: baseUrl + copyUrl(copy),
    width: copy.width,
    height: copy.height,
  }));
  const url = baseUrl + copyUrl(copies[0]);
  const src = {src: url, srcSet: srcSetOf(copies, baseUrl), images, width, height};
  return {value: {src, preSrc: placeholder}, url};
}
