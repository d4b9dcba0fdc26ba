/**
 * A part of global data that is in a file of its own, so that pages which do not read it do not load it.
 * Components see what is in the file; reading it for the first time suspends.
 */
export interface LazyData {
  /** "data:docusaurus-plugin-content-docs/default/docs.json" */
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
