import Translate from '@lectern/core/client/Translate';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import {useProviderLoader, useSearchSettings, useSearchShortcuts} from '@lectern/theme-search/client';
import SearchButton from '@theme/SearchButton';
import type {Props as ModalProps} from '@theme/SearchModal';
import {type ComponentType, type KeyboardEvent, type ReactNode, useCallback, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import './styles.css';

/** Loads the modal and, at the same time, the search provider, since a query needs both. */
function useModal() {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [hasFailed, setFailed] = useState(false);
  const loadProvider = useProviderLoader();
  const load = useCallback(() => {
    // Errors are ignored: the modal tries to load the provider again, and shows the error.
    loadProvider().catch(() => {});
    import(/* webpackChunkName: "browser-only-search" */ '@theme/SearchModal').then(
      ({default: loaded}) => {
        setModal(() => loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [loadProvider]);
  return {Modal, hasFailed, load};
}

/** Returns the typed letter or digit, of any script; `undefined` for other keys and shortcuts. */
function typedSign(event: KeyboardEvent): string | undefined {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  return !isCommand && /^[\p{L}\p{N}]$/u.test(event.key) ? event.key : undefined;
}

/** Message that is shown if the script of the modal cannot be loaded. */
function LoadFailure(): ReactNode {
  return (
    <p role="alert" className="alert alert--danger DocSearch-LoadFailure">
      <strong>
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </strong>
      <br />
      <Translate id="theme.SearchModal.errorScreen.helpText">
        You might want to check your network connection.
      </Translate>
    </p>
  );
}

/** @swizzle unsafe */
/** Search button in the navbar, and the modal that it opens. */
export default function SearchBar(): ReactNode {
  const {initialQuery = ''} = useSearchSettings();
  const {Modal, hasFailed, load} = useModal();
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  // Query with which the modal opens; `undefined` while it is closed.
  const [query, setQuery] = useState<string>();
  const isOpen = query !== undefined;

  const open = (typed = initialQuery) => {
    load();
    setQuery(typed);
  };
  const close = useCallback(() => {
    setQuery(undefined);
    // When the modal closes, browsers return the focus to the element that had it before. If there was none, the button
    // gets it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus();
    });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const sign = typedSign(event);
    if (sign === undefined) return;
    event.preventDefault();
    // While the modal loads, the button still has the focus, so typed letters are added to the query.
    open(`${query ?? ''}${sign}`);
  };
  useSearchShortcuts((shortcut) => {
    if (!isOpen) open();
    else if (shortcut === 'toggle') close();
  });

  return (
    <>
      <SearchButton
        ref={button}
        isLoading={isOpen && !Modal && !hasFailed}
        onPointerEnter={load}
        onTouchStart={load}
        onFocus={load}
        onClick={() => open()}
        onKeyDown={onKeyDown}
      />
      {isOpen && hasFailed && <LoadFailure />}
      {isBrowser &&
        isOpen &&
        Modal &&
        createPortal(<Modal initialQuery={query} onClose={close} />, document.body)}
    </>
  );
}

// Opens by a click or a key.
SearchBar.still = true;
