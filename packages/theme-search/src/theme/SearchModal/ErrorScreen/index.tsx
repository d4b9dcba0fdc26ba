import {ModalIcon} from '@lectern/theme-search/client/ModalIcon';
import type {SearchTranslationTexts} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';

export interface Props {
  readonly texts: SearchTranslationTexts['modal']['errorScreen'];
  readonly error: unknown;
  onRetry(): void;
}

/** @swizzle unsafe */
/** Message in the modal after a failed query. In development, it shows the reason. */
export default function ErrorScreen({texts, error, onRetry}: Props): ReactNode {
  const reason = error instanceof Error ? error.message : String(error);
  return (
    <div className="DocSearch-ErrorScreen" role="alert">
      <div className="DocSearch-Screen-Icon">
        <ModalIcon name="noNetwork" width={40} height={40} strokeWidth={1.25} />
      </div>
      <p className="DocSearch-Title">{texts.titleText}</p>
      <p className="DocSearch-Help">{texts.helpText}</p>
      {process.env.NODE_ENV === 'development' && <p className="DocSearch-Help">{reason}</p>}
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        {texts.retryText}
      </button>
    </div>
  );
}
