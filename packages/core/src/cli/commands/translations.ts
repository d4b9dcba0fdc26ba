import path from 'node:path';
import type {TranslationsFlags} from '../../config/flags.js';
import {log} from '../../terminal/log.js';
import {targetOf} from '../../translations/markTranslations.js';
import {type LocaleReview, reviewTranslations} from '../../translations/reviewTranslations.js';
import type {Translation, TranslationState} from '../../translations/translationStatus.js';

const LISTED: readonly TranslationState[] = ['missing', 'stale', 'orphaned'];
const STATE_WIDTH = Math.max(...LISTED.map((state) => state.length));

/**
 * Returns a line about one translation (a message or a file): its location and, in brackets, the reason for its state:
 * 'i18n/fr/code.json:8#home.start (the source is now "Start")'.
 */
function describe({path: file, id, line, reason}: Translation, dir: string): string {
  const name = path.join(dir, file);
  const location = line === undefined ? name : `${name}:${line}`;
  return `${targetOf({path: location, ...(id !== undefined && {id})})}${reason === undefined ? '' : ` (${reason})`}`;
}

function isTranslated({state}: Translation): boolean {
  return state !== 'missing' && state !== 'orphaned';
}

/**
 * Returns the number of translated messages or files as text: "18 of 20 messages". `what` is the noun. Orphaned
 * translations, whose source no longer exists, are not counted.
 */
function count(translations: readonly Translation[], what: string): string {
  const wanted = translations.filter(({state}) => state !== 'orphaned');
  return `${wanted.filter(isTranslated).length} of ${wanted.length} ${what}`;
}

function unrecordedNote(translations: readonly Translation[]): string[] {
  const {length} = translations.filter(({state}) => state === 'unrecorded');
  if (length === 0) return [];
  const them = length === 1 ? '1 translation has' : `${length} translations have`;
  return [
    `  ${them} no record of the source. "site translations --mark" records that the translation matches the source as it is now.`,
  ];
}

/**
 * Returns the lines that the command prints about one locale: the number of translations, then each missing, outdated
 * or orphaned translation.
 */
function reviewLines({locale, label, siteDir, localizationDir, translations}: LocaleReview): string[] {
  const dir = path.relative(siteDir, localizationDir);
  const messages = translations.filter(({id}) => id !== undefined);
  const files = translations.filter(({id}) => id === undefined);
  const listed = LISTED.flatMap((state) => translations.filter((one) => one.state === state));
  return [
    `${label} (${locale}): ${count(messages, 'messages')} and ${count(files, 'files')} are translated.`,
    ...listed.map((one) => `  ${one.state.padEnd(STATE_WIDTH)}  ${describe(one, dir)}`),
    ...unrecordedNote(translations),
  ];
}

function reportMarked(reviews: readonly LocaleReview[]): void {
  const marked = reviews.reduce((sum, review) => sum + review.marked.length, 0);
  log.success(
    marked === 0
      ? 'No translation was marked: all have a record.'
      : `${marked === 1 ? '1 translation is' : `${marked} translations are`} recorded as up to date with the source.`,
  );
}

export async function runTranslations(flags: TranslationsFlags): Promise<readonly LocaleReview[]> {
  const reviews = await reviewTranslations(flags);
  if (reviews.length === 0) log.info('The site has no locale to translate to: "i18n.locales" lists them.');
  if (flags.mark !== undefined) reportMarked(reviews);
  if (flags.status || flags.mark === undefined) {
    for (const review of reviews) for (const line of reviewLines(review)) log.log(line);
  }
  return reviews;
}
