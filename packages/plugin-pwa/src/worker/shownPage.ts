/** Message of a tab about the page that it shows; all URLs are absolute. */
export interface ShownPage {
  readonly page: string;
  readonly payload: string;
  /** URLs of files that the page has requested. */
  readonly files: readonly string[];
}

/** Checks a message from a tab. @returns `undefined` for messages of another kind, and for a page of another site */
export function readShownPage(data: unknown, scope: string): ShownPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {type, page, payload, files}: Partial<Record<'type' | keyof ShownPage, unknown>> = data;
  const isInScope = (url: unknown): url is string =>
    typeof url === 'string' && URL.canParse(url) && new URL(url).href.startsWith(scope);
  if (type !== 'PAGE_SHOWN' || !isInScope(page) || !isInScope(payload) || !Array.isArray(files))
    return undefined;
  return {page, payload, files: files.filter(isInScope)};
}
