import {useContext} from 'react';
import {encodePath} from '../shared/encodePath.js';
import {markdownUrl} from '../shared/markdownUrl.js';
import {ViewContext} from './context/ViewContext.js';
import useDocusaurusContext from './useDocusaurusContext.js';

/** Returns the URL of the current page as Markdown, base URL included; `undefined` if there is no such file. */
export default function useMarkdownUrl(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = useContext(ViewContext)?.page;
  return page?.markdown ? encodePath(markdownUrl(page.path, baseUrl)) : undefined;
}
