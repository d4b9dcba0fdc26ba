import {copyUrl, srcSetOf} from './copyNames.js';
import type {CopiedImage} from './makeCopies.js';

/** Variable of webpack with the beginning of all file URLs (`output.publicPath`). */
const PUBLIC_PATH = '__webpack_public_path__';

/**
 * Returns the JavaScript of the module that replaces an imported image. Its default export has the same shape as with
 * `@docusaurus/plugin-ideal-image`. `src` and `preSrc` are named exports too, for `require`. Converted to a string, the
 * default export is the URL of the first copy.
 */
export function imageModule({copies, placeholder}: CopiedImage): string {
  const [first] = copies;
  const images = copies.map((copy) => {
    const size = `width: ${copy.width}, height: ${copy.height}`;
    return `{path: base + ${JSON.stringify(copyUrl(copy))}, ${size}}`;
  });
  const srcSet = copies.map((copy) => `base + ${JSON.stringify(srcSetOf([copy], ''))}`).join(" + ',' + ");
  return `const base = ${PUBLIC_PATH};
const images = [${images.join(', ')}];
export const toString = () => images[0].path;
export const src = {src: images[0].path, srcSet: ${srcSet}, images, width: ${first.width}, height: ${first.height}, toString};
export const preSrc = ${JSON.stringify(placeholder)};
export default {src, preSrc, toString};
`;
}
