/**
 * Error code of this package → explanation in Markdown, a page of the website. Builds use only the type of the codes.
 */
export const errorCodes = {
  CUSTOM_CSS_MISSING: `The option \`customCss\` of the theme names a stylesheet that does not exist. Paths start from the folder of the site: \`./src/css/custom.css\`.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
