/** Error code → explanation in Markdown. The website has a page for each code; builds use only the type of the keys. */
export const errorCodes = {
  SEARCH_ADMIN_KEY: `The option \`searchKey\` of the Typesense provider is the same as the environment variable \`TYPESENSE_ADMIN_KEY\`. Every visitor can read \`searchKey\`, so he could change or delete your index.

Make a key with the action \`documents:search\` alone, and name it in \`searchKey\`.`,
  SEARCH_ALGOLIA_CONFIG: `The search provider is \`algolia\`, but \`themeConfig.algolia\` is missing.

Add \`algolia: {appId: '…', apiKey: '…', indexName: '…'}\` to \`themeConfig\`. The key is one for searching.`,
  SEARCH_OPTIONS: `The options of a search provider are wrong: one does not exist, is missing or has the wrong type. The message names each.`,
  SEARCH_PROVIDER: `The option \`search.provider\` names neither a built-in provider (\`local\`, \`algolia\`, \`typesense\`) nor a module that can be found.

A path starts from the folder of the site: \`./src/search.ts\`. A package has to be installed in the site.`,
  SEARCH_PUSH_FAILED: `The Typesense server answered a request of \`site search:push\` with an error. The message has its status and text.`,
  SEARCH_PUSH_KEY: `\`site search:push\` needs a key that may write, in the environment variable \`TYPESENSE_ADMIN_KEY\`. The command alone reads it; it never gets into the site.`,
  SEARCH_PUSH_NAME: `\`site search:push\` fills a new collection and then points an alias to it, so that visitors never see half an index. The server has a collection of the name that the alias should get.

Choose another name for \`collection\`, or delete that collection.`,
  SEARCH_PUSH_NO_BUILD: `\`site search:push\` sends the search records that the last \`site build\` made, and there are none of this language.

Run \`site build\` first, on the same machine and with the same configuration.`,
  SEARCH_PUSH_NO_TYPESENSE: `The address in \`nodes\` answers, but not as Typesense does: another server, or a proxy that asks to sign in.`,
  SEARCH_PUSH_RECORD: `Typesense refused the record of a page. The message says why; mostly a field has another type than in the existing collection.

Records that were sent before stay where they are, and the alias is not moved. Run the command again once the reason is gone.`,
  SEARCH_PUSH_REFUSED: `Typesense refused the key in \`TYPESENSE_ADMIN_KEY\`: it is wrong, or may not write this collection.

The key needs the actions \`collections:*\`, \`documents:*\` and \`aliases:*\`.`,
  SEARCH_PUSH_UNREACHABLE: `The Typesense server did not answer: its address in \`nodes\` is wrong, it does not run, or a firewall is between.`,
} as const;

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<keyof typeof errorCodes, true> {}
  }
}
