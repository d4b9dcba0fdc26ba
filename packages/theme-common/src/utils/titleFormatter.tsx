import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import useRouteContext from '@lectern/core/client/useRouteContext';
import {createContext, type ReactNode, useContext} from 'react';
import {provided} from './reactUtils.js';

export interface TitleFormatterParams {
  readonly title: string;
  readonly siteTitle: string;
  readonly titleDelimiter: string;
  readonly plugin: {readonly id: string; readonly name: string};
}

export type TitleFormatterFn = (
  params: TitleFormatterParams & {readonly defaultFormatter: (params: TitleFormatterParams) => string},
) => string;

/**
 * Title of the document: "Page | Site"; only the title of the site if the page has no title, or if its title is the
 * title of the site.
 */
function formatTitle({title, siteTitle, titleDelimiter}: Omit<TitleFormatterParams, 'plugin'>): string {
  const trimmed = title.trim();
  return trimmed === '' || trimmed === siteTitle ? siteTitle : `${trimmed} ${titleDelimiter} ${siteTitle}`;
}

const Context = createContext<TitleFormatterFn | null>(null);

export function TitleFormatterProvider({
  formatter,
  children,
}: {
  readonly formatter: TitleFormatterFn;
  readonly children: ReactNode;
}): ReactNode {
  return <Context.Provider value={formatter}>{children}</Context.Provider>;
}

/** Returns the function that makes the title of the document from the title of the page. */
export function useTitleFormatter(): {readonly format: (title: string) => string} {
  const formatter = provided(useContext(Context), 'TitleFormatterProvider');
  const {title: siteTitle, titleDelimiter} = useDocusaurusContext().siteConfig;
  const {plugin} = useRouteContext();
  return {
    format: (title) => formatter({title, siteTitle, titleDelimiter, plugin, defaultFormatter: formatTitle}),
  };
}
