import {z} from 'zod';
import {regexSource} from '../hosted/regexSource.js';
import {serverUrl} from '../hosted/serverUrl.js';

const text = z.string().min(1);

const port = z.union([z.int().min(1).max(65_535), z.string().regex(/^\d{1,5}$/)], {
  error: 'a port such as 8108',
});

/** A server as in the settings of Typesense's clients: {host: 'search.example.com', port: 443, protocol: 'https'}. */
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

/** The options of ['typesense', {…}]. */
export const typesenseSchema = z.strictObject({
  /** The servers of a cluster. Browsers use the first, and the others if it does not answer. */
  nodes: z.array(node).min(1, {error: 'must list at least one server.'}),
  /** Alias of the collection that browsers search, which `site search:push` makes. */
  collection: collectionName,
  /** A key that may only search this collection: everybody can read it. */
  searchKey: text,
  /** Sent with each query, in place of the defaults: {num_typos: 1}. */
  searchParameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  /** Source of a regular expression: addresses in the index that match are of other sites. */
  externalUrlRegex: regexSource.optional(),
});

export type TypesenseOptions = z.output<typeof typesenseSchema>;
