import {createContext, type ReactNode, useContext, useMemo} from 'react';
import type {DocFrontMatter, DocMetadata, PropDocContent, TocItem} from './types.js';
import {useProvided} from './useProvided.js';

/** Metadata and table of contents of the doc that a page shows. */
export interface DocContextValue {
  readonly metadata: DocMetadata;
  readonly frontMatter: DocFrontMatter;
  readonly assets: PropDocContent['assets'];
  readonly contentTitle: string | undefined;
  readonly toc: readonly TocItem[];
}

const DocContext = createContext<DocContextValue | undefined>(undefined);

export function DocProvider({
  content,
  children,
}: {
  readonly content: PropDocContent;
  readonly children: ReactNode;
}): ReactNode {
  const value = useMemo((): DocContextValue => {
    const {metadata, frontMatter, assets, contentTitle, toc} = content;
    return {metadata: {...metadata, frontMatter}, frontMatter, assets, contentTitle, toc};
  }, [content]);
  return <DocContext.Provider value={value}>{children}</DocContext.Provider>;
}

/** The doc of the current page. @throws on pages without a doc */
export function useDoc(): DocContextValue {
  return useProvided(DocContext, 'useDoc', 'DocProvider');
}

/** The doc of the current page; `null` on pages without a doc, such as generated index pages. */
export function useOptionalDoc(): DocContextValue | null {
  return useContext(DocContext) ?? null;
}
