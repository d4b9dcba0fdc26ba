import {z} from '#zod';

const isStore = (text: string) => /^(?:https?|s3):\/\/[^/\s@?#]+(?:\/[^\s?#]*)?$/.test(text);

/** True for a path: "./ci-cache", "../cache", "/var/cache". Windows paths begin with a drive. */
const isFolder = (text: string) => /^(?:\.{0,2}[\\/]|[a-zA-Z]:[\\/])/.test(text);

/** Schema of the field `cache`. */
export const cacheSchema = z.strictObject({
  remote: z
    .string()
    .refine((text) => isStore(text) || isFolder(text), {
      error:
        'a folder such as "./ci-cache", or an address without user, password and query: "https://cache.example.com/docs/" or "s3://bucket/docs"',
    })
    .describe(
      'The store: a folder, relative to the site (`./ci-cache`); an HTTP server that answers `GET`, `HEAD` and `PUT` (`https://cache.example.com/docs/`); or a bucket with the S3 interface (`s3://bucket/docs`), for which you install `@lectern/s3`.',
    ),
  mode: z
    .enum(['read-write', 'read'])
    .default('read-write')
    .describe(
      "`'read'`: builds only read. The environment variable `LECTERN_CACHE_MODE` overrides it (`read-write`, `read`, `off`).",
    ),
  publicKey: z
    .string()
    .regex(/^[\w-]{43}$/, {error: 'a key of 43 characters, as a build prints it'})
    .optional()
    .describe(
      'Only entries with a signature of this key are used. Builds with the secret key, in the environment variable `LECTERN_CACHE_KEY`, sign and write; all others only read.',
    ),
});

/** Settings of the remote cache, with all defaults. */
export type CacheSettings = z.infer<typeof cacheSchema>;
