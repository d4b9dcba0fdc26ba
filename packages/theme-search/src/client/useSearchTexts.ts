import translations, {type SearchTranslationTexts} from '@theme/SearchTranslations';
import {useMemo} from 'react';
import {useAlgoliaThemeConfig} from './algolia.js';
import {replaceTexts} from './replaceTexts.js';
import {useSearchSettings} from './settings.js';

/** The texts of the modal: translated ones, or those of `themeConfig.algolia.translations`. */
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
