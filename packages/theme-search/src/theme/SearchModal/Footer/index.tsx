import Translate from '@lectern/core/client/Translate';
import {useSearchSettings} from '@lectern/theme-search/client';
import {ModalIcon} from '@lectern/theme-search/client/ModalIcon';
import type {SearchTranslationTexts} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';

export interface Props {
  readonly texts: SearchTranslationTexts['modal']['footer'];
}

function Key({label, children}: {readonly label: string; readonly children: ReactNode}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <span aria-hidden="true">{children}</span>
      <span className="DocSearch-VisuallyHiddenForAccessibility">{label}</span>
    </kbd>
  );
}

/** @swizzle unsafe */
/** Explains the keys of the modal, and links to Algolia if that is the provider. */
export default function SearchModalFooter({texts}: Props): ReactNode {
  const {provider} = useSearchSettings();
  return (
    <>
      <ul className="DocSearch-Commands">
        <li>
          <Key label={texts.selectKeyAriaLabel}>
            <ModalIcon name="select" width={16} height={16} />
          </Key>
          <span className="DocSearch-Label">{texts.selectText}</span>
        </li>
        <li>
          <Key label={texts.navigateUpKeyAriaLabel}>
            <ModalIcon name="up" width={16} height={16} />
          </Key>
          <Key label={texts.navigateDownKeyAriaLabel}>
            <ModalIcon name="down" width={16} height={16} />
          </Key>
          <span className="DocSearch-Label">{texts.navigateText}</span>
        </li>
        <li>
          <Key label={texts.closeKeyAriaLabel}>Esc</Key>
          <span className="DocSearch-Label">{texts.closeText}</span>
        </li>
      </ul>
      {provider === 'algolia' && (
        <a
          className="DocSearch-Logo"
          href="https://www.algolia.com/"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Translate
            id="theme.SearchPage.algoliaLabel"
            description="The label of the link to Algolia, which answers the queries"
          >
            Powered by Algolia
          </Translate>
        </a>
      )}
    </>
  );
}
