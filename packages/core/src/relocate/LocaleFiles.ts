/** Files of a locale that its app loads. All paths are relative to the output folder of the locale. */
export interface LocaleFiles {
  /** Output folder of the locale, absolute. */
  readonly dir: string;
  /** Bundled scripts and compiled Markdown: ES modules, or classic scripts that plugins emitted. */
  readonly modules: readonly string[];
  /** Script with the data of the locale: a module without imports and exports. */
  readonly siteScript: string;
  /** Data files, which scripts replace: "x.json" becomes "x.json.js". */
  readonly texts: readonly string[];
  /** Files for navigation without documents, which is never done: they are removed. */
  readonly unused: readonly string[];
}
