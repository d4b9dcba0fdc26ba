/**
 * Error code → explanation in Markdown, for all errors of this package. The website makes a page of each; other code
 * uses only the type of the keys.
 */
export const errorCodes = {
  PAGE_FRONT_MATTER: `The front matter of a page has a field with a wrong value. The message names field and line.

Keys that Lectern does not know are allowed: they are for components of your own.`,
  PAGE_UNTRUSTED: `An instance of the pages plugin has the option \`untrusted\`, for pages of people who must not run code, and its folder holds a file that is code (\`.tsx\`, \`.jsx\`, \`.ts\`, \`.js\`).

Move the file to the folder of another instance, or leave it out with the option \`exclude\`.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
