import {useSearchLinkCreator} from '@lectern/theme-common';
import {useSearchSettings} from '@lectern/theme-search/client';
import {MAX_QUERY_LENGTH, normalizeQuery} from '@lectern/theme-search/client/hits';
import {ModalIcon} from '@lectern/theme-search/client/ModalIcon';
import {SearchIcon} from '@lectern/theme-search/client/SearchIcon';
import type {ModalSearch} from '@lectern/theme-search/client/useModalSearch';
import {useNavigateTo} from '@lectern/theme-search/client/useNavigateTo';
import type {SearchTranslationTexts} from '@theme/SearchTranslations';
import {type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef} from 'react';

export interface Props extends ModalSearch {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly texts: SearchTranslationTexts;
  onClose(): void;
}

/** Returns the submit handler of the form: without an active hit, Enter opens the search page. */
function useSubmit({state, onClose}: Pick<Props, 'state' | 'onClose'>): (event: FormEvent) => void {
  const {searchPagePath} = useSearchSettings();
  const linkTo = useSearchLinkCreator();
  const navigation = useNavigateTo();
  return (event) => {
    event.preventDefault();
    const query = normalizeQuery(state.query);
    if (searchPagePath === false || query === '') return;
    onClose();
    navigation.open(linkTo(query));
  };
}

/**
 * Returns the handler for Enter while results are loading, when the list still shows hits of an older query. Once the
 * results are loaded, the active hit is opened or, without one, the search page.
 */
function usePendingEnter({state, input}: Pick<Props, 'state' | 'input'>): () => void {
  const isPending = useRef(false);
  const isLoading = state.status !== 'idle';
  useEffect(() => {
    if (isLoading || !isPending.current) return;
    isPending.current = false;
    const selected = '[role="option"][aria-selected="true"]';
    const option = input.current?.closest('dialog')?.querySelector<HTMLElement>(selected);
    if (option) option.click();
    else input.current?.form?.requestSubmit();
  }, [isLoading, input]);
  return () => {
    isPending.current = true;
  };
}

/** @swizzle unsafe */
/** Input of the modal (a combobox, whose popup is the list of hits) with its buttons. */
export default function SearchBox({autocomplete, state, outcome, input, texts, onClose}: Props): ReactNode {
  const {searchBox} = texts.modal;
  const onSubmit = useSubmit({state, onClose});
  const openWhenLoaded = usePendingEnter({state, input});
  const propsOfInput = autocomplete.getInputProps({inputElement: input.current, maxLength: MAX_QUERY_LENGTH});
  const {onKeyDown, autoFocus: _, ...inputProps} = propsOfInput;
  const hasHits = outcome.kind === 'results' && outcome.count > 0;
  const onInputKeyDown = (event: KeyboardEvent) => {
    // While an input method editor (IME) composes a word, it handles the keys itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'ArrowDown' && outcome.kind === 'idle') {
      event.preventDefault();
      input.current?.closest('dialog')?.querySelector<HTMLElement>('[data-stored-search]')?.focus();
    } else if (event.key === 'Enter' && state.status !== 'idle') {
      event.preventDefault();
      openWhenLoaded();
    } else if (event.key !== 'Tab') onKeyDown(event);
  };
  useEffect(() => {
    const element = input.current;
    element?.focus();
    // Moves the cursor behind the letters with which the modal was opened.
    element?.setSelectionRange(element.value.length, element.value.length);
  }, [input]);

  const clear = () => {
    autocomplete.setQuery('');
    void autocomplete.refresh();
    input.current?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to many browsers in use */}
      <form className="DocSearch-Form" role="search" action="" noValidate onSubmit={onSubmit}>
        <label className="DocSearch-MagnifierLabel" htmlFor={inputProps.id}>
          <SearchIcon />
          <span className="DocSearch-VisuallyHiddenForAccessibility">{searchBox.searchInputLabel}</span>
        </label>
        <input
          {...inputProps}
          ref={input}
          className="DocSearch-Input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={hasHits ? 'docsearch-list' : undefined}
          aria-labelledby={undefined}
          enterKeyHint={searchBox.enterKeyHint}
          onKeyDown={onInputKeyDown}
          onBlur={undefined}
        />
        {state.status === 'stalled' && <span className="DocSearch-LoadingIndicator" aria-hidden="true" />}
        <button
          type="button"
          className="DocSearch-Clear DocSearch-Reset"
          aria-label={searchBox.resetButtonTitle}
          title={searchBox.resetButtonTitle}
          hidden={state.query === ''}
          onClick={clear}
        >
          <ModalIcon name="close" />
        </button>
      </form>
      <button type="button" className="DocSearch-Close DocSearch-Cancel" onClick={onClose}>
        {searchBox.cancelButtonText}
      </button>
    </>
  );
}
