import {z} from '@lectern/core/zod';
import {regexSource} from '../hosted/regexSource.js';
import {serverUrl} from '../hosted/serverUrl.js';

const text = z.string().min(1);

const port = z.union([z.int().min(1).max(65_535), z.string().regex(/^\d{1,5}$/)], {
  error: 'a port such as 8108',
});

/**
 * Schema for a server in the form of Typesense's clients: {host: 'search.example.com', port: 443, protocol: 'https'}.
 */
const nodeParts = z
  .strictObject({
    host: text,
    port: port.optional(),
    protocol: z.enum(['http', 'https']).default('https'),
    path: z.string().default(''),
  })
  .transform(
    (node) => `${node.protocol}://${node.host}${node.port === undefined ? '' : `:${node.port}`}${node.path}`,
  )
  .pipe(serverUrl);

const node = z.union([serverUrl, nodeParts], {
  error:
    'must be the address of a server, such as "https://search.example.com", or an object with host, port and protocol.',
});

const collectionName = z.string().regex(/^[\w.-]{1,80}$/, {
  error: 'must be a name of letters, digits, "_", "-" and ".", such as "docs".',
});

/** Schema of the provider's options: the object in ['typesense', {…}]. */
export const typesenseSchema = z.strictObject({
  /** Servers of a cluster. Browsers use the first; if it does not answer, the next ones. */
  nodes: z.array(node).min(1, {error: 'must list at least one server.'}),
  /** Alias of the collection to search. `site search:push` makes it. */
  collection: collectionName,
  /** API key that may only search this collection. It is public. */
  searchKey: text,
  /** Parameters of each query, which override the defaults: {num_typos: 1}. */
  searchParameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** Source of a regular expression. URLs in the index that match lead to other sites. */
  externalUrlRegex: regexSource.optional(),
});

export type TypesenseOptions = z.output<typeof typesenseSchema>;
