import type {TranslatedFrom, TranslationRecord} from '../contentHelpers/translationRecord.js';
import {errors} from '../errors/catalog.js';
import type {Translation} from './translationStatus.js';

/**
 * Returns the name of a translation for `site translations --mark`: "docusaurus-theme-classic/navbar.json#title" for a
 * message, or the path of a file.
 */
export function targetOf({path, id}: Pick<Translation, 'path' | 'id'>): string {
  return id === undefined ? path : `${path}#${id}`;
}

/**
 * Records that translations were made from the current sources.
 *
 * @param targets - return values of `targetOf`; the path of a message file means all its messages. If `undefined`, all
 *   translations without a record are marked
 * @returns the new record, and the marked translations
 * @throws {SiteError} `TRANSLATION_UNKNOWN`
 */
export function markTranslations(
  record: TranslationRecord,
  translations: readonly Translation[],
  targets: readonly string[] | undefined,
): {readonly record: TranslationRecord; readonly marked: readonly Translation[]} {
  const candidates = translations.filter(({exists, source}) => exists && source !== undefined);
  const marked = targets
    ? targets.flatMap((target) => findTarget(target, candidates))
    : candidates.filter(({state}) => state === 'unrecorded');
  const messages = new Map([...record.messages].map(([name, ids]) => [name, new Map(ids)] as const));
  const files = new Map(record.files);
  for (const {path, id, source = ''} of marked) {
    const from: TranslatedFrom = {source};
    if (id === undefined) {
      files.set(path, from);
      continue;
    }
    const ids = messages.get(path) ?? new Map<string, TranslatedFrom>();
    messages.set(path, ids);
    ids.set(id, from);
  }
  return {record: {messages, files}, marked};
}

function findTarget(target: string, candidates: readonly Translation[]): readonly Translation[] {
  const found = candidates.filter((one) => one.path === target || targetOf(one) === target);
  if (found.length > 0) return found;
  const known = [...new Set(candidates.flatMap((one) => [one.path, targetOf(one)]))];
  throw errors.translationUnknown({target, known});
}
