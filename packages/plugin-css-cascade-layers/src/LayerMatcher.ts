/** Returns `true` for stylesheets of one layer. @param filePath - absolute, with "/" on every system */
export type LayerMatcher = (filePath: string) => boolean;
