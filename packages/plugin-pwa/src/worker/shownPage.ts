/** Report of a page that is shown; the addresses are absolute. */
export interface ShownPage {
  readonly page: string;
  readonly payload: string;
  /** Files that the page has requested. */
  readonly files: readonly string[];
}

/** @returns `undefined` for a message that is none, or is about another site */
export function readShownPage(data: unknown, scope: string): ShownPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {type, page, payload, files} = data as Record<'type' | keyof ShownPage, unknown>;
  const isInScope = (url: unknown): url is string =>
    typeof url === 'string' && URL.canParse(url) && new URL(url).href.startsWith(scope);
  if (type !== 'PAGE_SHOWN' || !isInScope(page) || !isInScope(payload) || !Array.isArray(files))
    return undefined;
  return {page, payload, files: files.filter(isInScope)};
}
