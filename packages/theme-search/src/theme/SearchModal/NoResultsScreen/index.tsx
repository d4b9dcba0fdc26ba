import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useSearchSettings} from '@lectern/theme-search/client';
import {ModalIcon} from '@lectern/theme-search/client/ModalIcon';
import type {Outcome} from '@lectern/theme-search/client/useModalSearch';
import {useSuggestions} from '@lectern/theme-search/client/useSuggestions';
import type {SearchTranslationTexts} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';

export interface Props {
  readonly texts: SearchTranslationTexts['modal']['noResultsScreen'];
  readonly outcome: Extract<Outcome, {kind: 'results'}>;
  readonly recentTitles: readonly string[];
  onSuggestion(query: string): void;
}

/**
 * Link to report missing results: to `missingResultsUrl`, else to the issues on GitHub. If there is neither, plain
 * text.
 */
function ReportLink({query, text}: {readonly query: string; readonly text: string}): ReactNode {
  const {missingResultsUrl} = useSearchSettings();
  const {organizationName, projectName} = useDocusaurusContext().siteConfig;
  const issues =
    organizationName && projectName
      ? `https://github.com/${organizationName}/${projectName}/issues/new?title={query}`
      : undefined;
  const url = missingResultsUrl ?? issues;
  if (url === undefined) return text;
  const href = url.replaceAll('{query}', encodeURIComponent(query));
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

/** @swizzle unsafe */
/** Message that nothing was found, with suggestions of other queries and a link to report the missing results. */
export default function NoResultsScreen({texts, outcome, recentTitles, onSuggestion}: Props): ReactNode {
  const {query} = outcome;
  const suggestions = useSuggestions({outcome, others: recentTitles});
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">
        <ModalIcon name="nothingFound" width={40} height={40} strokeWidth={1.25} />
      </div>
      <p className="DocSearch-Title" role="status">
        {texts.noResultsText}{' '}
        <q>
          <strong>{query}</strong>
        </q>
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{texts.suggestedQueryText}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        {texts.reportMissingResultsText}{' '}
        <ReportLink query={query} text={texts.reportMissingResultsLinkText} />
      </p>
    </div>
  );
}
