import {translate} from '@lectern/core/client/Translate';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import {useAlgoliaThemeConfig} from '@lectern/theme-search/client';
import {SearchIcon} from '@lectern/theme-search/client/SearchIcon';
import {type ComponentPropsWithoutRef, forwardRef, type ReactNode} from 'react';

export interface Props extends ComponentPropsWithoutRef<'button'> {
  /** True while the modal is loading. */
  readonly isLoading: boolean;
}

interface ButtonTexts {
  readonly buttonText: string;
  readonly buttonAriaLabel: string;
}

/**
 * Returns the texts of the button. They are not imported from `@theme/SearchTranslations`, since every page would then
 * load the texts of the modal.
 */
function useButtonTexts(): ButtonTexts {
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The text and the ARIA label of the search button',
  });
  const translations = useAlgoliaThemeConfig().algolia?.translations ?? {};
  const {button} = translations as {readonly button?: Partial<ButtonTexts>};
  return {buttonText: label, buttonAriaLabel: button?.buttonText ?? label, ...button};
}

/** Shows the keys that open the search, by platform. Renders nothing on the server and in the first browser render. */
function KeyHints(): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return null;
  const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  return (
    <>
      <kbd className="DocSearch-Button-Key">{isApple ? '⌘' : 'Ctrl'}</kbd>
      <kbd className="DocSearch-Button-Key">K</kbd>
    </>
  );
}

// The button reserves space for the keys, which appear when the visitor first moves.
KeyHints.still = true;

/** @swizzle unsafe */
/** Button that looks like an input and opens the modal. */
const SearchButton = forwardRef<HTMLButtonElement, Props>(function SearchButton({isLoading, ...props}, ref) {
  const {buttonText, buttonAriaLabel} = useButtonTexts();
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={buttonAriaLabel === buttonText ? undefined : buttonAriaLabel}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      aria-busy={isLoading}
      {...props}
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon className="DocSearch-Search-Icon" />
        <span className="DocSearch-Button-Placeholder">{buttonText}</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <KeyHints />
      </span>
    </button>
  );
});

export default SearchButton;
