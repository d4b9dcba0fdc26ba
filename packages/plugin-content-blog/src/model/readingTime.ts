import type {PostFrontMatter} from './frontMatter.js';

export interface ReadingTimeInput {
  /** The text of a post, below its front matter. */
  readonly content: string;
  /** Language whose rules separate words; default: any. */
  readonly locale?: string;
  readonly options?: {readonly wordsPerMinute?: number};
}

/** Minutes, with a fraction. */
export type DefaultReadingTime = (input: ReadingTimeInput) => number;

/** The option `readingTime`: minutes, or `undefined` to show none. */
export type ReadingTimeFunction = (input: {
  readonly content: string;
  readonly frontMatter: PostFrontMatter;
  readonly locale: string;
  readonly defaultReadingTime: DefaultReadingTime;
}) => number | undefined;

const WORDS_PER_MINUTE = 200;

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const segmenter = new Intl.Segmenter(locale === '' ? undefined : locale, {granularity: 'word'});
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Runs of scripts that put no spaces between words: to separate these takes a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Runs of letters, digits and underscores, with the punctuation between them, which separates words only in some places. */
const SPACED = /[\p{L}\p{N}\p{M}_]+(?:[:'’.,;][\p{L}\p{N}\p{M}_]+)*/gu;
const SIGNS = /[:'’.,;]/g;
/** Punctuation that separates no words, as in "don't" and "1,000": https://unicode.org/reports/tr29/#Word_Boundary_Rules */
const SIGNS_IN_WORDS = /(?<=\p{L}\p{M}*)[:'’.](?=\p{L})|(?<=\p{N})['’.,;](?=\p{N})/gu;

/** Characters that a segmenter is given at once: the time for a word grows with the length of the whole text. */
const SEGMENTED = 200;

function countUnspaced(run: string, segmenter: Intl.Segmenter): number {
  let count = 0;
  for (let start = 0; start < run.length; start += SEGMENTED) {
    const segments = segmenter.segment(run.slice(start, start + SEGMENTED));
    for (const {isWordLike} of segments) if (isWordLike) count += 1;
  }
  return count;
}

function countWords(text: string, locale: string): number {
  let count = 0;
  const spaced = text.replace(UNSPACED, (run) => {
    count += countUnspaced(run, segmenterOf(locale));
    return ' ';
  });
  for (const run of spaced.match(SPACED) ?? []) if (/[^_]/.test(run)) count += 1 + signsBetweenWords(run);
  return count;
}

function signsBetweenWords(run: string): number {
  const signs = run.match(SIGNS)?.length ?? 0;
  return signs === 0 ? 0 : signs - (run.match(SIGNS_IN_WORDS)?.length ?? 0);
}

/** Rounded to hundredths, as in Docusaurus: pages round up to whole minutes. */
export const defaultReadingTime: DefaultReadingTime = ({content, locale = '', options}) =>
  Math.round((countWords(content, locale) / (options?.wordsPerMinute ?? WORDS_PER_MINUTE)) * 100) / 100;
