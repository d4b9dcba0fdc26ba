import {useEffect, useState} from 'react';
import {queryVariants} from './queryVariants.js';
import {type Outcome, useContextualSearch} from './useModalSearch.js';

const MAX_SUGGESTIONS = 3;

/** Returns the heading of the current page; `undefined` if it has none. */
function headingOfPage(): string | undefined {
  return document.querySelector('main h1')?.textContent?.trim() || undefined;
}

interface SuggestionInput {
  readonly outcome: Outcome;
  /** More candidates, best first, such as titles of recent searches. */
  readonly others: readonly string[];
}

/**
 * Suggests queries that have hits, for a query that has none: shorter forms of it or, if these have no hits, another
 * candidate.
 *
 * @returns an empty list until the suggestions are found
 */
export function useSuggestions({outcome, others}: SuggestionInput): readonly string[] {
  const search = useContextualSearch();
  const [found, setFound] = useState<{readonly for: string; readonly suggestions: readonly string[]}>();
  const query = outcome.kind === 'results' && outcome.count === 0 ? outcome.query : undefined;
  const alternatives = others.join('\n');

  useEffect(() => {
    if (query === undefined) return;
    const controller = new AbortController();
    const {signal} = controller;
    const hasHits = async (text: string) => {
      const {total} = await search({text, hitsPerPage: 1}, {signal});
      return total > 0;
    };
    const collect = async () => {
      const suggestions: string[] = [];
      const ofQuery = queryVariants(query);
      const ofVisitor = [...alternatives.split('\n'), headingOfPage() ?? ''].filter(Boolean);
      for (const candidate of new Set([...ofQuery, ...ofVisitor])) {
        const isFallback = !ofQuery.includes(candidate);
        if (suggestions.length === MAX_SUGGESTIONS || (isFallback && suggestions.length > 0)) break;
        if (await hasHits(candidate)) suggestions.push(candidate);
      }
      if (!signal.aborted) setFound({for: query, suggestions});
    };
    // Errors are ignored: the message about missing results is shown without suggestions.
    collect().catch(() => {});
    return () => controller.abort();
  }, [query, search, alternatives]);

  return found && found.for === query ? found.suggestions : [];
}
