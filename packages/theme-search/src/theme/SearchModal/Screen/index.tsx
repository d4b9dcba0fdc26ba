import {ResultCount} from '@lectern/theme-search/client/ResultCount';
import type {StoredSearches} from '@lectern/theme-search/client/storedSearches';
import type {ModalSearch, Progress} from '@lectern/theme-search/client/useModalSearch';
import type {Navigation} from '@lectern/theme-search/client/useNavigateTo';
import ErrorScreen from '@theme/SearchModal/ErrorScreen';
import Hits from '@theme/SearchModal/Hits';
import NoResultsScreen from '@theme/SearchModal/NoResultsScreen';
import StartScreen from '@theme/SearchModal/StartScreen';
import type {SearchTranslationTexts} from '@theme/SearchTranslations';
import type {ReactNode, RefObject} from 'react';

export interface Props extends ModalSearch {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly texts: SearchTranslationTexts;
  readonly stored: StoredSearches;
  readonly navigation: Navigation;
  onClose(): void;
}

/** Progress of the search index in `site start`. */
function ProgressLine({progress, text}: {readonly progress: Progress; readonly text: string}): ReactNode {
  const {done, total} = progress;
  const label = text.replace('{done}', String(done)).replace('{total}', String(total));
  return (
    <div className="DocSearch-Progress" role="status">
      <p>{label}</p>
      <progress value={done} max={total} aria-label={label} />
    </div>
  );
}

/** @swizzle unsafe */
/** Area below the input of the modal: stored searches, hits, or a message. */
export default function Screen(props: Props): ReactNode {
  const {outcome, progress, texts, autocomplete, input, stored} = props;
  const {modal} = texts;
  const ask = (query: string) => {
    autocomplete.setQuery(query);
    void autocomplete.refresh();
    input.current?.focus();
  };
  return (
    <div className="DocSearch-Dropdown-Container">
      {progress && <ProgressLine progress={progress} text={modal.resultsScreen.progressText} />}
      {/* Number of results, for screen readers only. */}
      <div className="DocSearch-VisuallyHiddenForAccessibility" role="status">
        {outcome.kind === 'results' && outcome.count > 0 && <ResultCount total={outcome.total} />}
      </div>
      {outcome.kind === 'idle' && !progress && <StartScreen {...props} texts={modal.startScreen} />}
      {outcome.kind === 'failed' && (
        <ErrorScreen
          texts={modal.errorScreen}
          error={outcome.error}
          onRetry={() => void autocomplete.refresh()}
        />
      )}
      {outcome.kind === 'results' && outcome.count > 0 && <Hits {...props} total={outcome.total} />}
      {outcome.kind === 'results' && outcome.count === 0 && (
        <NoResultsScreen
          texts={modal.noResultsScreen}
          outcome={outcome}
          recentTitles={stored.recent.map(({title}) => title)}
          onSuggestion={ask}
        />
      )}
    </div>
  );
}
