/** The attribute `sizes` for an image that is as wide as its widest copy, or as the window. */
export function sizesOf(copies: readonly {readonly width: number}[]): string {
  const widest = Math.max(...copies.map(({width}) => width));
  return `(max-width: ${widest}px) 100vw, ${widest}px`;
}

/**
 * Shows a placeholder until the image covers it.
 *
 * @param placeholder - a data URL in base64, which has no quotes or parentheses
 */
export function placeholderStyle(placeholder: string): string {
  return `background:url("${placeholder}") center / 100% 100% no-repeat`;
}
