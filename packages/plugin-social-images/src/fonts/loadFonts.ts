import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {errors} from '../errors.js';
import {hashOf} from '../hashOf.js';
import type {FontOptions} from '../options.js';
import {type Coverage, readCoverage} from './readCoverage.js';

/** A font for the process that makes images. */
export interface FontFile {
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** Absent if the font file determines it, as that of a variable font. */
  readonly weight?: number | undefined;
  readonly style?: 'normal' | 'italic' | undefined;
}

/** A font with the facts that the plan of images needs. */
export interface LoadedFont extends FontFile {
  /** Hash of the file. */
  readonly hash: string;
  readonly coverage: Coverage;
}

/** Parts of the font Inter, each for the characters of some languages. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];

/** Maximum size of a font file in bytes: fonts of Chinese, Japanese and Korean have up to 20 MB. */
const MAX_BYTES = 40 * 1024 * 1024;

/** Variable font with the weights 100 to 900, under the SIL Open Font License. */
function defaultFonts(): FontFile[] {
  const {resolve} = createRequire(import.meta.url);
  const dir = path.join(path.dirname(resolve('@fontsource-variable/inter/package.json')), 'files');
  return SUBSETS.map((subset) => ({
    name: `Inter ${subset}`,
    file: path.join(dir, `inter-${subset}-wght-normal.woff2`),
  }));
}

function loadFont(font: FontFile): LoadedFont {
  let bytes: Buffer;
  try {
    const {size} = fs.statSync(font.file);
    if (size > MAX_BYTES) throw new Error(`The file is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
    bytes = fs.readFileSync(font.file);
  } catch (cause) {
    throw errors.fontInvalid({...font, cause});
  }
  try {
    return {...font, hash: hashOf(bytes), coverage: readCoverage(bytes)};
  } catch (cause) {
    throw errors.fontInvalid({...font, cause});
  }
}

/**
 * Reads the fonts of a site, then the font Inter, which has the Latin, Greek and Cyrillic characters that the fonts of
 * the site lack.
 *
 * @throws {SiteError} `SOCIAL_IMAGE_FONT` for a file that is no font
 */
export function loadFonts(fonts: readonly FontOptions[], siteDir: string): readonly LoadedFont[] {
  const own = fonts.map(({file, ...font}) => ({...font, file: path.resolve(siteDir, file)}));
  return [...own, ...defaultFonts()].map(loadFont);
}
