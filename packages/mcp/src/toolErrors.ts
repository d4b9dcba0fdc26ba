/** Error whose message is the answer of a tool. It says what is wrong and what to do. */
export class ToolError extends Error {}

const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Errors that tools answer with. Texts are for the reader of an assistant's conversation, and for the assistant. */
export const toolErrors = {
  siteGone: () => new ToolError('The folder of the build is gone. Run "site build".'),

  fileUnreadable: (file: string, reason: string) =>
    new ToolError(`The file ${file} of the site cannot be read: ${reason}.`),

  fileTooLarge: (file: string, limit: number) =>
    new ToolError(`The file ${file} of the site is larger than ${limit / 1_000_000} MB, so it is not read.`),

  siteUnreachable: (url: string, reason: string) =>
    new ToolError(`${url} cannot be reached: ${reason}. Check the address, and that the site is running.`),

  siteTooSlow: (url: string, seconds: number) =>
    new ToolError(`${url} did not answer within ${seconds} seconds. Try again.`),

  siteStatus: (url: string, status: number) =>
    new ToolError(`${url} was answered with the status ${status}.`),

  redirectedAway: (url: string, target: string) =>
    new ToolError(
      `${url} leads to ${target}, which is another site. Start the server with that address: site mcp --url <address>.`,
    ),

  pageAddress: (page: string) => new ToolError(`"${page}" is not the path or the URL of a page.`),

  pageElsewhere: (page: string, site: string) =>
    new ToolError(`${page} is not a page of this site, ${site}.`),

  pageOutside: (page: string, baseUrl: string) =>
    new ToolError(`"${page}" is not a page of this site: its pages are below ${baseUrl}`),

  pageMissing: (page: string) =>
    new ToolError(
      `There is no Markdown of the page "${page}". Find pages with the tools "search" and "list_pages". Pages without text, such as lists of tags, have no Markdown. If no page has: set markdown.pages in the configuration of the site.`,
    ),

  offsetTooLarge: (offset: number, length: number) =>
    new ToolError(`The offset ${offset} is behind the end of the page, which has ${length} characters.`),

  listMissing: (site: string) =>
    new ToolError(
      `${site} has no llms.txt, which lists the pages. Check that this is the address of a Lectern site, with its base URL, and that "llmsTxt" is set in its configuration.`,
    ),

  versionUnknown: (version: string, known: readonly string[]) =>
    new ToolError(
      `There are no pages of the version "${version}". ${known.length === 0 ? 'The site has no versions.' : `Versions: ${listed(known)}.`}`,
    ),

  sectionUnknown: (section: string, known: readonly string[]) =>
    new ToolError(`There is no section "${section}". Sections: ${listed(known)}.`),

  cursorInvalid: (cursor: string) =>
    new ToolError(`The cursor "${cursor}" is not one that "list_pages" has returned.`),

  tagUnknown: (tag: string, known: readonly string[]) =>
    new ToolError(`The search index has no tag "${tag}". Tags: ${listed(known)}.`),

  indexMissing: (site: string) =>
    new ToolError(
      `${site} has no search index of its own, so it cannot be searched here. Use "list_pages", or set the search provider "local" in the configuration of the site.`,
    ),

  indexInvalid: (reason: string) => new ToolError(`The search index cannot be read: ${reason}`),

  indexNotReady: (progress: {readonly done: number; readonly total: number} | undefined) => {
    const pages = progress ? ` (${progress.done} of ${progress.total} pages)` : '';
    return new ToolError(`The site is still making its search index${pages}. Search again in a few seconds.`);
  },

  unexpected: (reason: string) => new ToolError(`The tool failed: ${reason}`),
};
