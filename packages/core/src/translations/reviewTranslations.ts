import path from 'node:path';
import type {TranslationsFlags} from '../config/flags.js';
import {readRecord, writeRecord} from '../contentHelpers/translationRecord.js';
import {errors} from '../errors/catalog.js';
import {isBelow, relativePath} from '../paths.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {type LoadedLocale, loadLocale, translatedLocales} from './loadLocale.js';
import {markTranslations} from './markTranslations.js';
import {type Translation, translationStatus} from './translationStatus.js';

/** All translations of one locale with their states (current, stale, missing, …), for `site translations`. */
export interface LocaleReview extends Pick<LoadContext, 'siteDir' | 'localizationDir'> {
  readonly locale: string;
  /** Label of the locale: "Français". */
  readonly label: string;
  readonly translations: readonly Translation[];
  /** Translations that this run of the command has recorded as made from the current source (`--mark`). */
  readonly marked: readonly Translation[];
}

/** Matches the line number in a name that was copied from the list of translations: "code.json:8#home.title". */
const LINE = /:\d+(?=#|$)/;

/**
 * Converts a path that the user has given to a path relative to the folder of the locale.
 *
 * @returns `undefined` if the path is in another folder
 */
function targetInLocale(
  target: string,
  {siteDir, localizationDir}: LoadedLocale['context'],
): string | undefined {
  const [file = '', ...id] = target.replace(LINE, '').split('#');
  const candidates = [path.resolve(siteDir, file), path.resolve(file)];
  const found = candidates.find((one) => isBelow(localizationDir, one));
  if (found === undefined) return undefined;
  return [relativePath(localizationDir, found), ...id].join('#');
}

async function reviewLocale(loaded: LoadedLocale, mark: TranslationsFlags['mark']): Promise<LocaleReview> {
  const {context} = loaded;
  const {siteDir, localizationDir, i18n} = context;
  const record = readRecord(localizationDir);
  const base = {
    locale: i18n.currentLocale,
    label: i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale,
    siteDir,
    localizationDir,
  };
  const translations = await translationStatus(loaded, record);
  if (mark === undefined) return {...base, translations, marked: []};
  const targets = mark === true ? undefined : mark.flatMap((target) => targetInLocale(target, context) ?? []);
  const {record: changed, marked} = markTranslations(record, translations, targets);
  writeRecord(localizationDir, changed);
  return {...base, translations: await translationStatus(loaded, changed), marked};
}

/**
 * Checks that each path in `--mark` is in the folder of one of the locales.
 *
 * @throws {SiteError} `TRANSLATION_UNKNOWN`
 */
function checkTargets(mark: TranslationsFlags['mark'], loaded: readonly LoadedLocale[]): void {
  if (mark === undefined || mark === true) return;
  for (const target of mark) {
    if (loaded.some(({context}) => targetInLocale(target, context) !== undefined)) continue;
    const known = loaded.map(({context}) => `${relativePath(context.siteDir, context.localizationDir)}/`);
    throw errors.translationUnknown({target, known});
  }
}

/**
 * Compares the translations of a site with their sources. With the flag `mark`, records that translations were made
 * from the current sources.
 *
 * @throws {SiteError} `LOCALE_UNKNOWN`, `LOCALE_IS_DEFAULT`, `LOCALE_NOT_TRANSLATED`, `TRANSLATION_FILE_INVALID`,
 * `TRANSLATION_RECORD_INVALID`, `TRANSLATION_UNKNOWN`
 */
export async function reviewTranslations(flags: TranslationsFlags): Promise<readonly LocaleReview[]> {
  const locales = await translatedLocales(flags);
  const loaded: LoadedLocale[] = [];
  for (const locale of locales) loaded.push(await loadLocale({...flags, locale}));
  checkTargets(flags.mark, loaded);
  const reviews: LocaleReview[] = [];
  for (const one of loaded) reviews.push(await reviewLocale(one, flags.mark));
  return reviews;
}
