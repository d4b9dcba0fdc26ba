/**
 * Matcher of one cascade layer: returns `true` for a stylesheet that belongs in the layer.
 *
 * @param filePath - absolute path, with "/" also on Windows
 */
export type LayerMatcher = (filePath: string) => boolean;
