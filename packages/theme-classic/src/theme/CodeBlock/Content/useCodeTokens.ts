import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import type {Highlight} from '@lectern/mdx/highlighter';
import type {CodeBlockMetadata} from '@lectern/theme-common/internal';
import {useEffect, useId, useMemo, useState} from 'react';

// Module state: the highlighter, its loading, and the error of the last attempt, for all code blocks. Never freed.
let loaded: Highlight | undefined;
let loading: Promise<Highlight> | undefined;
let failure: {readonly error: unknown} | undefined;

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Loads the highlighter once, for code that the Markdown compiler has not highlighted. After a failure, the next call
 * tries again.
 */
export function loadHighlighter(): Promise<Highlight> {
  loading ??= import('./highlighter.js')
    .then(({loadSiteHighlighter}) => loadSiteHighlighter())
    .then(
      (highlight) => {
        loaded = highlight;
        return highlight;
      },
      (error: unknown) => {
        loading = undefined;
        failure = {error};
        throw error;
      },
    );
  return loading;
}

type Code = Pick<CodeBlockMetadata, 'code' | 'language'>;

export interface CodeTokens {
  /** Encoded tokens, for `renderTokens`; `undefined` while the highlighter is loading. */
  readonly tokens: string | undefined;
  /**
   * Id of the `<code>` element. The server writes the tokens to its `data-tokens`, where the browser reads them on
   * hydration.
   */
  readonly codeId: string;
}

function useServerTokens({code, language}: Code): CodeTokens {
  const codeId = useId();
  // Suspends by a thrown promise, since React 18 has no `use`. The highlighter is loaded once per process.
  if (failure) throw failure.error;
  if (!loaded) throw loadHighlighter();
  return {tokens: loaded(code, language), codeId};
}

/** Reads the tokens from the server's HTML. Loads the highlighter only for code whose tokens are not in the HTML. */
function useBrowserTokens({code, language}: Code): CodeTokens {
  const codeId = useId();
  const [fromHtml] = useState(() => ({code, tokens: document.getElementById(codeId)?.dataset.tokens}));
  const [highlight, setHighlight] = useState(() => loaded);
  const known = fromHtml.code === code ? fromHtml.tokens : undefined;
  const isMissing = known === undefined && !highlight;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isMounted = true;
    loadHighlighter().then(
      (result) => isMounted && setHighlight(() => result),
      () => {}, // Without the highlighter, the code is shown without colours.
    );
    return () => {
      isMounted = false;
    };
  }, [isMissing]);
  const tokens = useMemo(() => known ?? highlight?.(code, language), [known, highlight, code, language]);
  return {tokens, codeId};
}

/** Tokens of code that the Markdown compiler has not highlighted. */
export const useCodeTokens = ExecutionEnvironment.canUseDOM ? useBrowserTokens : useServerTokens;
