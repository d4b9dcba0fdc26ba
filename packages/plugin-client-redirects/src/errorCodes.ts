/** Error code → explanation in Markdown. The website has a page for each code; builds use only the type of the keys. */
export const errorCodes = {
  REDIRECT_BROKEN: `A redirect cannot be made: its target is no page of the site or is a redirect itself, its old address cannot be a path, or the output has a file at the old address. The message names each, 50 at most, with the line of the configuration.

Correct the path. It begins with \`/\` and does not contain the base URL: \`/docs/new\`.`,
  REDIRECT_HASH_ROUTER: `A site with the hash router is one document, so there can be no pages at old addresses.

Leave out the plugin.`,
  REDIRECT_SKIPPED: `Redirects were left out: a page of the site has the old address, or an earlier redirect leads from there to another page. A redirect never replaces a page.

Remove the redirect, or give it another old address.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
