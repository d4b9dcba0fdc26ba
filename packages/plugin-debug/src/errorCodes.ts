/** Error code → explanation in Markdown. The website has a page for each code; builds use only the type of the keys. */
export const errorCodes = {
  DEBUG_OPTIONS: `The debug plugin was given an option. It has none, and a site has one instance of it. The option \`debug\` of the classic preset is \`true\` or \`false\`.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
