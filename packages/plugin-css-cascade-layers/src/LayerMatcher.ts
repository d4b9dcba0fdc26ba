/**
 * Function that returns `true` for a stylesheet of the layer.
 *
 * @param filePath - absolute path, with "/" also on Windows
 */
export type LayerMatcher = (filePath: string) => boolean;
