/** Characters as wide as they are high: Chinese, Japanese, Korean, full-width forms, emoji. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60\u3000-\u303f\p{Emoji_Presentation}]/u;
/** Average width of other characters in a bold font, in units of the font size. */
const NARROW_WIDTH = 0.55;

/** Sizes of titles, and the number of lines that they may have. */
const SIZES = [
  {size: 84, lines: 2},
  {size: 72, lines: 3},
  {size: 60, lines: 4},
  {size: 50, lines: 5},
] as const;

export interface TitleSize {
  /** Pixels in an image that is 1200 pixels wide. */
  readonly size: number;
  /** Maximum number of lines. A longer title ends with "…". */
  readonly lines: number;
}

/** Chooses the largest size at which a title fits. @param width - width for the title, at the same scale as sizes */
export function titleSize(title: string, width: number): TitleSize {
  const ems = [...title].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : NARROW_WIDTH), 0);
  // Lines break between words, which leaves some of each line empty.
  const fits = SIZES.find(({size, lines}) => (ems * size) / width <= lines * 0.88);
  return fits ?? SIZES[SIZES.length - 1] ?? SIZES[0];
}
