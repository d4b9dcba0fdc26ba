import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useLockBodyScroll} from '@lectern/theme-common/internal';
import {useProviderLoader} from '@lectern/theme-search/client';
import {toStoredSearch, useStoredSearches} from '@lectern/theme-search/client/storedSearches';
import {useModalSearch} from '@lectern/theme-search/client/useModalSearch';
import {useNavigateTo} from '@lectern/theme-search/client/useNavigateTo';
import {useSearchTexts} from '@lectern/theme-search/client/useSearchTexts';
import Footer from '@theme/SearchModal/Footer';
import Screen from '@theme/SearchModal/Screen';
import SearchBox from '@theme/SearchModal/SearchBox';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import './styles.css';

export interface Props {
  readonly initialQuery: string;
  onClose(): void;
}

/** Opens a modal `<dialog>`: the page behind it is inert, and gets its focus back when the dialog closes. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.body.classList.add('DocSearch--active');
    return () => {
      element?.close();
      document.body.classList.remove('DocSearch--active');
    };
  }, []);
  return dialog;
}

/** @swizzle unsafe */
/** Search modal over the page: an input, and below it hits, stored searches, or a message. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const texts = useSearchTexts();
  const stored = useStoredSearches(currentLocale);
  const navigation = useNavigateTo();
  const loadProvider = useProviderLoader();
  const input = useRef<HTMLInputElement>(null);
  const dialog = useOpenDialog();
  const search = useModalSearch({
    initialQuery,
    placeholder: texts.placeholder,
    onSelect: (hit) => {
      stored.remember(toStoredSearch(hit));
      onClose();
    },
  });
  useLockBodyScroll();
  useEffect(() => {
    // Errors are ignored: the first query loads the provider again, and shows the error.
    loadProvider().then(
      (provider) => provider.prepare?.(),
      () => {},
    );
  }, [loadProvider]);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes the dialog by `onCancel`
    <dialog
      ref={dialog}
      className="DocSearch DocSearch-Container"
      aria-label={texts.modal.searchBox.searchInputLabel}
      onClick={closeOutside}
      onCancel={onCancel}
    >
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <SearchBox {...search} input={input} texts={texts} onClose={onClose} />
        </header>
        <div className="DocSearch-Dropdown">
          <Screen
            {...search}
            input={input}
            texts={texts}
            stored={stored}
            navigation={navigation}
            onClose={onClose}
          />
        </div>
        <footer className="DocSearch-Footer">
          <Footer texts={texts.modal.footer} />
        </footer>
      </div>
    </dialog>
  );
}
