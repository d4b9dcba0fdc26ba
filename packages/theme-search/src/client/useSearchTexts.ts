import translations, {type SearchTranslationTexts} from '@theme/SearchTranslations';
import {useMemo} from 'react';
import {useAlgoliaThemeConfig} from './algolia.js';
import {useSearchSettings} from './settings.js';

type Texts = {readonly [name: string]: string | Texts};

function isRecord(value: unknown): value is {readonly [name: string]: unknown} {
  return typeof value === 'object' && value !== null;
}

/** Replaces the texts that `changes` has others for; anything else in it is left out. */
export function replaceTexts<T extends Texts>(texts: T, changes: unknown): T {
  if (!isRecord(changes)) return texts;
  const entries = Object.entries(texts).map(([name, text]) => {
    const change = changes[name];
    if (typeof text !== 'string') return [name, replaceTexts(text, change)];
    return [name, typeof change === 'string' ? change : text];
  });
  return Object.fromEntries(entries) as T;
}

/** The texts of button and modal: translated ones, or those of `themeConfig.algolia.translations`. */
export function useSearchTexts(): SearchTranslationTexts {
  const {placeholder} = useSearchSettings();
  const changes = useAlgoliaThemeConfig().algolia?.translations;
  return useMemo(() => {
    const texts = replaceTexts(translations, changes);
    return placeholder === undefined ? texts : {...texts, placeholder};
  }, [changes, placeholder]);
}
