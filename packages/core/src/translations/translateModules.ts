/** The modules that export `Translate` and `translate`. */
export const TRANSLATE_MODULES: ReadonlySet<string> = new Set([
  '@docusaurus/Translate',
  '@lectern/core/client/Translate',
]);
