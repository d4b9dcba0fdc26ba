import ExecutionEnvironment from '@lectern/core/client/ExecutionEnvironment';
import type {Highlight} from '@lectern/mdx/highlighter';
import {useEffect, useId, useMemo, useState} from 'react';

let loaded: Highlight | undefined;
let loading: Promise<Highlight> | undefined;
let failure: {readonly error: unknown} | undefined;

/** @swizzle wrap=forbidden eject=unsafe */
/** Loads the highlighter for code that the Markdown compiler has not seen. After a failure, the browser tries again. */
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

interface Code {
  readonly code: string;
  readonly language: string;
}

export interface CodeTokens {
  /** For `@lectern/mdx/client`; absent while the highlighter is on its way. */
  readonly tokens: string | undefined;
  /** The `code` element carries it as its id, and the tokens as `data-tokens`: the browser takes them over from the HTML. */
  readonly codeId: string;
}

function useServerTokens({code, language}: Code): CodeTokens {
  const codeId = useId();
  // React waits for a thrown promise, in version 18 too. Once in the life of a renderer.
  if (failure) throw failure.error;
  if (!loaded) throw loadHighlighter();
  return {tokens: loaded(code, language), codeId};
}

/** The first render is that of the server, without loading anything; other code loads the highlighter. */
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
      () => {}, // The code can be read without colours.
    );
    return () => {
      isMounted = false;
    };
  }, [isMissing]);
  const tokens = useMemo(() => known ?? highlight?.(code, language), [known, highlight, code, language]);
  return {tokens, codeId};
}

/** Colours code at the time of rendering. */
export const useCodeTokens = ExecutionEnvironment.canUseDOM ? useBrowserTokens : useServerTokens;
