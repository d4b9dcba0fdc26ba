/**
 * Placeholder in global data (data of plugins that every page may use) for a part that is in a separate file, so that
 * only pages that read this part load the file. Components never get the placeholder: the first read suspends until the
 * file is loaded, and returns its content.
 */
export interface LazyData {
  /** Reference of the file: "data:docusaurus-plugin-content-docs/default/docs.json". */
  readonly $data: `data:${string}`;
}

export function isLazyData(value: unknown): value is LazyData {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$data' in value &&
    typeof value.$data === 'string' &&
    value.$data.startsWith('data:') &&
    Object.keys(value).length === 1
  );
}
