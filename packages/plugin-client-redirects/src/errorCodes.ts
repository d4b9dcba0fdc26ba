/** Explanations of the errors of this package, by code, in Markdown. The website has a page for each; builds use the type alone. */
export const errorCodes = {
  REDIRECT_BROKEN: `A redirect cannot be made: its target is no page of the site, an address is none, or two redirects have the same old address. The message names each with the line of the configuration.

Correct the path. It starts at the base URL of the site, without it: \`/docs/new\`.`,
  REDIRECT_HASH_ROUTER: `A site with the hash router is one document, so there can be no pages at old addresses.

Leave out the plugin.`,
  REDIRECT_SKIPPED: `Redirects were left out: a page or a file of the site has the old address already. A redirect never replaces a page.

Remove the redirect, or give it another old address.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
