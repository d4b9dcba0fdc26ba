/** Explanations of the errors of this package, by code, in Markdown. The website has a page for each; builds use the type alone. */
export const errorCodes = {
  CUSTOM_CSS_MISSING: `The option \`customCss\` of the theme names a stylesheet that does not exist. Paths start from the folder of the site: \`./src/css/custom.css\`.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
