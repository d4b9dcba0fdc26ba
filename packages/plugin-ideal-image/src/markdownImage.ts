import fs from 'node:fs';
import type {MarkdownImage, MarkdownImageCopies} from '@lectern/core';
import {srcSetOf} from './copyNames.js';
import {imageProblem} from './ImageProblem.js';
import type {CopyOptions} from './imageLoader.js';
import {placeholderStyle, sizesOf} from './imageProps.js';
import {makeCopies} from './makeCopies.js';

const IMAGE = /\.(?:png|jpe?g)$/i;

/** Makes the copies of an image of Markdown: the module that the hook `getMarkdownImages` names. */
export default async function markdownImage(
  {file, baseUrl}: MarkdownImage,
  {settings, cacheDir}: CopyOptions,
): Promise<MarkdownImageCopies | undefined> {
  if (!IMAGE.test(file)) return undefined;
  const {copies, placeholder} = await makeCopies({file, bytes: readImage(file), settings, cacheDir});
  return {
    files: copies.map(({file: stored, outputPath}) => ({file: stored, outputPath})),
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
