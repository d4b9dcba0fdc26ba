import {copyUrl, srcSetOf} from './copyNames.js';
import type {CopiedImage} from './makeCopies.js';

/** The name of webpack's variable for what URLs of files start with. */
const PUBLIC_PATH = '__webpack_public_path__';

/**
 * The module that code gets of an image. Its default export has the shape that components for `@docusaurus/plugin-ideal-image`
 * expect; its parts are exports as well, for `require`. Where a string is needed, it is the URL of the first copy.
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
