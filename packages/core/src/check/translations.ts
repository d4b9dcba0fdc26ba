import path from 'node:path';
import {relativePath} from '../paths.js';
import {type LocaleReview, reviewTranslations} from '../translations/reviewTranslations.js';
import type {Translation} from '../translations/translationStatus.js';
import type {CheckedSite} from './CheckedSite.js';
import type {Finding} from './Finding.js';

/** Finds messages and files that a locale lacks, or that were translated from an older source. */
export async function checkTranslations({flags, siteDir}: CheckedSite): Promise<readonly Finding[]> {
  const reviews = await reviewTranslations({siteDir, config: flags.config, status: true});
  return reviews.flatMap((review) => review.translations.flatMap((one) => findingOf(one, review)));
}

function findingOf(
  {state, path: name, id, line, reason}: Translation,
  {label, siteDir, localizationDir}: LocaleReview,
): Finding[] {
  if (state !== 'missing' && state !== 'stale') return [];
  const subject = id === undefined ? 'this page' : `the message "${id}"`;
  const fault = state === 'missing' ? 'is missing' : 'is stale';
  const because = reason === undefined ? '' : `: ${reason}`;
  return [
    {
      check: 'translations',
      code: `translation-${state}`,
      file: relativePath(siteDir, path.join(localizationDir, name)),
      ...(line !== undefined && {line}),
      message: `The translation of ${subject} into ${label} ${fault}${because}.`,
    },
  ];
}
