import sharp, {type Sharp} from 'sharp';
import {ImageProblem} from './ImageProblem.js';
import {isAnimatedPng} from './isAnimatedPng.js';

/** A copy of an image: the bytes of an image file, and the size in pixels. */
export interface EncodedCopy {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface EncodedImage {
  readonly ext: 'jpg' | 'png' | 'gif' | 'webp';
  /**
   * One copy for each requested width, in the order of the widths. A width larger than the image is reduced to the
   * width of the image; equal widths have one copy.
   */
  readonly copies: readonly EncodedCopy[];
  /**
   * Data URL of a tiny copy, which pages show until the image is loaded. Empty for animated images, and for images with
   * transparent pixels, since the placeholder would stay visible behind these pixels.
   */
  readonly placeholder: string;
}

export interface EncodeSettings {
  /** Widths of the copies in pixels; empty for a single copy as wide as the image. */
  readonly widths: readonly number[];
  /** Quality of JPEG copies, 1 to 100. */
  readonly quality: number;
}

const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER_QUALITY = 50;
const SECONDS = 60;

interface Source {
  readonly bytes: Buffer;
  readonly ext: 'jpg' | 'png';
  /** Width in pixels, after the rotation that the EXIF data of the image requires. */
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
}

/**
 * Makes copies of an image. An animated image has one copy, with the bytes of the original.
 *
 * @throws {ImageProblem} for a file of another format; {Error} of sharp for a damaged image, or an image with too many
 *   pixels
 */
export async function encodeCopies(bytes: Buffer, settings: EncodeSettings): Promise<EncodedImage> {
  const {format, pages, autoOrient, orientation = 1} = await open(bytes).metadata();
  const {width, height} = autoOrient;
  if ((pages ?? 1) > 1 || isAnimatedPng(bytes)) return leaveAlone(bytes, format, {width, height});
  if (format !== 'jpeg' && format !== 'png') throw wrongFormat(format);
  const ext = format === 'png' ? 'png' : 'jpg';
  const source: Source = {bytes, ext, width, height, isTurned: orientation > 1};
  const copies: EncodedCopy[] = [];
  for (const width of copyWidths(settings.widths, source.width)) {
    copies.push(await encodeCopy(source, width, settings.quality));
  }
  const smallest = copies.reduce((least, copy) => (copy.width < least.width ? copy : least));
  return {ext, copies, placeholder: await placeholderOf(smallest)};
}

/** Returns the widths of the copies: no width is larger than the image, and each width occurs once. */
function copyWidths(widths: readonly number[], original: number): readonly number[] {
  if (widths.length === 0) return [original];
  return [...new Set(widths.map((width) => Math.min(width, original)))];
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, {failOn: 'error'}).timeout({seconds: SECONDS});
}

async function encodeCopy(
  {bytes, ext, width: original, height, isTurned}: Source,
  width: number,
  quality: number,
): Promise<EncodedCopy> {
  const resized = open(bytes).autoOrient().resize({width});
  const encoder = ext === 'png' ? resized.png() : resized.jpeg({quality});
  const {data, info} = await encoder.toBuffer({resolveWithObject: true});
  // A copy as wide as the original uses the bytes of the original if sharp's copy is not smaller, and if no EXIF data
  // rotates the original.
  if (width === original && !isTurned && bytes.length <= data.length) return {bytes, width, height};
  return {bytes: data, width: info.width, height: info.height};
}

async function placeholderOf({bytes}: EncodedCopy): Promise<string> {
  const tiny = open(bytes).resize({width: PLACEHOLDER_WIDTH, withoutEnlargement: true});
  const {isOpaque} = await sharp(await tiny.png().toBuffer()).stats();
  if (!isOpaque) return '';
  const jpeg = await tiny.clone().jpeg({quality: PLACEHOLDER_QUALITY}).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

function leaveAlone(
  bytes: Buffer,
  format: string,
  size: {readonly width: number; readonly height: number},
): EncodedImage {
  if (format !== 'png' && format !== 'gif' && format !== 'webp') throw wrongFormat(format);
  return {ext: format, copies: [{bytes, ...size}], placeholder: ''};
}

function wrongFormat(format: string): ImageProblem {
  const message = `The file is named as a PNG or JPEG image, but it is of the format "${format}". Rename it.`;
  return new ImageProblem(message);
}
