// Written from config/schema.ts by `pnpm reference`: change the schema.

/** Settings of the remote cache as a site writes them. */
export interface CacheConfig {
  /** The store: a folder, relative to the site (`./ci-cache`); an HTTP server that answers `GET`, `HEAD` and `PUT` (`https://cache.example.com/docs/`); or a bucket with the S3 interface (`s3://bucket/docs`), for which you install `@lectern/s3`. */
  remote: string;
  /**
   * `'read'`: builds only read. The environment variable `LECTERN_CACHE_MODE` overrides it (`read-write`, `read`, `off`).
   *
   * @default 'read-write'
   */
  mode?: 'read-write' | 'read' | undefined;
  /** Only entries with a signature of this key are used. Builds with the secret key, in the environment variable `LECTERN_CACHE_KEY`, sign and write; all others only read. */
  publicKey?: string | undefined;
}
