/** Explanations of the errors of this package, by code, in Markdown. The website has a page for each; builds use the type alone. */
export const errorCodes = {
  DEBUG_OPTIONS: `The debug plugin was given an option. It has none, and a site has one instance of it. The option \`debug\` of the classic preset is \`true\` or \`false\`.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
