import {onceFor} from '@lectern/core/shared/onceFor';
import type {PostFrontMatter} from './frontMatter.js';

export interface ReadingTimeInput {
  /** The text of a post, below its front matter. */
  readonly content: string;
  /** Locale by whose rules words are separated. Default: the locale of Node.js. */
  readonly locale?: string;
  readonly options?: {readonly wordsPerMinute?: number};
}

/** Estimates the time to read a text, in minutes with a fraction. */
export type DefaultReadingTime = (input: ReadingTimeInput) => number;

/** Type of the option `readingTime`: returns minutes, or `undefined` to show no reading time. */
export type ReadingTimeFunction = (input: {
  readonly content: string;
  readonly frontMatter: PostFrontMatter;
  readonly locale: string;
  readonly defaultReadingTime: DefaultReadingTime;
}) => number | undefined;

const WORDS_PER_MINUTE = 200;

// Module state: one segmenter for each locale. All blogs share it, and it is never freed, since creating a segmenter is
// slow.
const segmenterOf = onceFor(
  (locale: string) => new Intl.Segmenter(locale === '' ? undefined : locale, {granularity: 'word'}),
);

/** Text in scripts without spaces between words. `Intl.Segmenter` finds the words with a dictionary. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;

/** Letters, digits and underscores with punctuation in between, which may separate two words or be part of one word. */
const SPACED = /[\p{L}\p{N}\p{M}_]+(?:[:'’.,;][\p{L}\p{N}\p{M}_]+)*/gu;
const SIGNS = /[:'’.,;]/g;
/**
 * Punctuation that is part of a word, as in "don't" and "1,000": https://unicode.org/reports/tr29/#Word_Boundary_Rules
 */
const SIGNS_IN_WORDS = /(?<=\p{L}\p{M}*)[:'’.](?=\p{L})|(?<=\p{N})['’.,;](?=\p{N})/gu;

/**
 * Maximum number of characters in one call of a segmenter: in longer texts, the segmenter takes more time for each
 * word.
 */
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

/** Reading time in minutes, rounded to hundredths as in Docusaurus. */
export const defaultReadingTime: DefaultReadingTime = ({content, locale = '', options}) =>
  Math.round((countWords(content, locale) / (options?.wordsPerMinute ?? WORDS_PER_MINUTE)) * 100) / 100;
