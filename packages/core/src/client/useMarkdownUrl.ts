import {useContext} from 'react';
import {ViewContext} from './context/ViewContext.js';

/** Returns the URL of the current page as Markdown, base URL included; `undefined` if there is no such file. */
export default function useMarkdownUrl(): string | undefined {
  return useContext(ViewContext)?.page.markdown;
}
