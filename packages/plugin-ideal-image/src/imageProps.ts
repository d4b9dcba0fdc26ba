/**
 * Returns the attribute `sizes` of an image: as wide as its widest copy, or as wide as the window if the window is
 * narrower.
 */
export function sizesOf(copies: readonly {readonly width: number}[]): string {
  const widest = Math.max(...copies.map(({width}) => width));
  return `(max-width: ${widest}px) 100vw, ${widest}px`;
}

/**
 * Returns CSS that shows a placeholder as background, which the loaded image covers.
 *
 * @param placeholder - data URL in base64, which has no characters that CSS strings must escape
 */
export function placeholderStyle(placeholder: string): string {
  return `background:url("${placeholder}") center / 100% 100% no-repeat`;
}
