import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {getPage, type PagePart} from './getPage.js';
import {getVersion, type SiteParts} from './getVersion.js';
import {listPages} from './listPages.js';
import {SiteLists} from './SiteLists.js';
import {SiteSearch} from './SiteSearch.js';
import type {SiteSource} from './SiteSource.js';
import {ToolError, toolErrors} from './toolErrors.js';

/** Settings of a server. */
export interface ServerSettings {
  /** Version of Lectern, which clients may show. */
  readonly version: string;
  /** Called with errors that are no mistakes of a caller, to print them. */
  onError(error: unknown): void;
}

const READ_ONLY = {readOnlyHint: true, idempotentHint: true, openWorldHint: false} as const;

const name = (description: string) => z.string().min(1).max(200).describe(description);
const VERSION = 'Name of a docs version, as get_version lists it. Default: the newest version.';

const listedPage = z.object({
  title: z.string(),
  url: z.string(),
  section: z.string(),
  description: z.string().optional(),
});

const schemas = {
  search: {
    input: {
      query: z.string().trim().min(1).max(512).describe('Words to find.'),
      version: name(VERSION).optional(),
      tag: name('Tag of the search index, as get_version lists it; instead of a version.').optional(),
      limit: z.number().int().min(1).max(50).default(10).describe('Maximum number of hits.'),
    },
    output: {
      hits: z.array(
        z.object({
          title: z.string(),
          headings: z.array(z.string()),
          page: z.string(),
          text: z.string(),
        }),
      ),
      total: z.number(),
    },
  },
  getPage: {
    input: {
      page: z.string().min(1).max(2000).describe('Path or URL of the page: "/docs/intro".'),
      offset: z
        .number()
        .int()
        .min(0)
        .default(0)
        .describe('Where to begin; for pages that are longer than limit.'),
      limit: z.number().int().min(100).max(100_000).default(20_000).describe('Maximum number of characters.'),
    },
  },
  listPages: {
    input: {
      version: name(VERSION).optional(),
      section: name('Heading of a section: "Docs: Guides", "Guides" or "Docs".').optional(),
      cursor: z.string().max(20).optional().describe('nextCursor of the last answer, to go on.'),
      limit: z.number().int().min(1).max(200).default(50).describe('Maximum number of pages.'),
    },
    output: {
      pages: z.array(listedPage),
      total: z.number(),
      sections: z.array(z.string()).optional(),
      nextCursor: z.string().optional(),
    },
  },
  getVersion: {
    output: {
      title: z.string().optional(),
      summary: z.string().optional(),
      url: z.string().optional(),
      source: z.string().optional(),
      locale: z.string().optional(),
      docs: z.array(z.object({title: z.string(), version: z.string(), isNewest: z.boolean()})),
      searchTags: z.array(z.string()).optional(),
      lectern: z.string().optional(),
      built: z.string().optional(),
    },
  },
} as const;

/** The parts of a site that the tools use. Several servers may share them. */
export function openSite(source: SiteSource): SiteParts {
  const lists = new SiteLists(source);
  return {source, lists, search: new SiteSearch(source, lists)};
}

/** Creates a server with the tools for a site. It is not connected. */
export function createServer(site: SiteParts, settings: ServerSettings): McpServer {
  const server = new McpServer(
    {name: 'lectern', title: 'Lectern', version: settings.version},
    {instructions: 'Documentation of a site. Search it or list its pages, then read pages as Markdown.'},
  );
  const answer = <Result>(run: () => Promise<Result>, show: (result: Result) => CallToolResult) =>
    answerTool(run, show, settings);

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds sections of pages by words. Read the pages with get_page.',
      inputSchema: schemas.search.input,
      outputSchema: schemas.search.output,
      annotations: READ_ONLY,
    },
    (request, {signal}) => answer(() => site.search.search(request, signal), asJson),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown. A long page comes in parts: go on with offset.',
      inputSchema: schemas.getPage.input,
      annotations: READ_ONLY,
    },
    (request, {signal}) => answer(() => getPage(request, site.source, signal), asText),
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: 'Lists pages in the order of the sidebars, with their addresses and descriptions.',
      inputSchema: schemas.listPages.input,
      outputSchema: schemas.listPages.output,
      annotations: READ_ONLY,
    },
    (request, {signal}) => answer(() => listPages(request, site.lists, signal), asJson),
  );
  server.registerTool(
    'get_version',
    {
      title: 'Describe the site',
      description:
        'Returns the title, address and language of the site, the versions of its docs, and its age.',
      outputSchema: schemas.getVersion.output,
      annotations: READ_ONLY,
    },
    ({signal}) => answer(() => getVersion(site, signal), asJson),
  );
  return server;
}

async function answerTool<Result>(
  run: () => Promise<Result>,
  show: (result: Result) => CallToolResult,
  {onError}: ServerSettings,
): Promise<CallToolResult> {
  try {
    return show(await run());
  } catch (error) {
    const shown = error instanceof ToolError ? error : toolErrors.unexpected(String(error));
    if (shown !== error) onError(error);
    return {content: [{type: 'text', text: shown.message}], isError: true};
  }
}

function asJson<Result extends object>(result: Result): CallToolResult {
  const structuredContent = Object.fromEntries(Object.entries(result));
  return {content: [{type: 'text', text: JSON.stringify(result)}], structuredContent};
}

function asText({text, start, end, length}: PagePart): CallToolResult {
  const isWhole = start === 0 && end === length;
  const more = end < length ? ` Go on with offset ${end}.` : '';
  const note = `Characters ${start} to ${end} of ${length}.${more}`;
  return {
    content: [{type: 'text', text}, ...(isWhole ? [] : [{type: 'text' as const, text: note}])],
  };
}
