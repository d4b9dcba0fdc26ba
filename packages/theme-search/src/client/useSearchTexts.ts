import translations, {type SearchTranslationTexts} from '@theme/SearchTranslations';
import {useMemo} from 'react';
import {useAlgoliaThemeConfig} from './algolia.js';
import {replaceTexts} from './replaceTexts.js';
import {useSearchSettings} from './settings.js';

/** Returns the texts of the modal in the current locale; `themeConfig.algolia.translations` can replace them. */
export function useSearchTexts(): SearchTranslationTexts {
  const settings = useSearchSettings();
  const changes = useAlgoliaThemeConfig().algolia?.translations;
  return useMemo(() => {
    const texts = replaceTexts(translations, changes);
    const {placeholderText} = texts.modal.searchBox;
    const isReplaced = placeholderText !== translations.modal.searchBox.placeholderText;
    const placeholder = settings.placeholder ?? (isReplaced ? placeholderText : texts.placeholder);
    return {...texts, placeholder};
  }, [changes, settings.placeholder]);
}
