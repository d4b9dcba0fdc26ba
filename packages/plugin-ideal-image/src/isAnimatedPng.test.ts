import sharp from 'sharp';
import {expect, test} from 'vitest';
import {isAnimatedPng} from './isAnimatedPng.js';

/** Offset of the end of the first chunk, which is the header. */
const HEADER_END = 33;

test('a PNG with frames is told from one without', async () => {
  const still = await sharp({create: {width: 4, height: 4, channels: 3, background: '#f00'}})
    .png()
    .toBuffer();
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  const animated = Buffer.concat([still.subarray(0, HEADER_END), control, still.subarray(HEADER_END)]);
  expect(isAnimatedPng(still)).toBe(false);
  expect(isAnimatedPng(animated)).toBe(true);
  expect(isAnimatedPng(animated.subarray(0, HEADER_END + 2))).toBe(false);
  expect(isAnimatedPng(Buffer.from('no image'))).toBe(false);
});
