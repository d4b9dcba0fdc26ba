import fs from 'node:fs';
import path from 'node:path';
import {errors} from '../../errors/catalog.js';
import type {FileTarget} from './FileTarget.js';

/** Bucket of the package `@lectern/s3`. */
export interface SiteBucket {
  list(): Promise<ReadonlyMap<string, number>>;
  read(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
  put(name: string, bytes: Uint8Array, cacheControl: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Requests at the same time. */
const PARALLEL = 8;
/** Limit for the file with the hashes of all files: some 50 bytes for each. */
const MAX_BYTES = 64_000_000;

/** Names with a hash: their content never changes, so browsers need not request them again. */
const HASHED = /(?:^|[-./])[0-9a-f]{8,}\.[^/]+$/;

/** A bucket with the S3 interface. */
export class BucketTarget implements FileTarget {
  readonly #bucket: SiteBucket;

  /** @throws {SiteError} `DEPLOY_BUCKET_FAILED` without credentials */
  static async open(open: () => Promise<SiteBucket>): Promise<BucketTarget> {
    return new BucketTarget(await request(open));
  }

  private constructor(bucket: SiteBucket) {
    this.#bucket = bucket;
  }

  list(): Promise<ReadonlyMap<string, number>> {
    return request(() => this.#bucket.list());
  }

  async read(name: string): Promise<string | undefined> {
    const bytes = await request(() => this.#bucket.read(name, MAX_BYTES));
    return bytes && Buffer.from(bytes).toString();
  }

  send(dir: string, paths: readonly string[]): Promise<void> {
    return forEach(paths, (name) => {
      const cacheControl = HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
      return this.#bucket.put(name, fs.readFileSync(path.join(dir, name)), cacheControl);
    });
  }

  remove(paths: readonly string[]): Promise<void> {
    return forEach(paths, (name) => this.#bucket.remove(name));
  }
}

async function forEach(names: readonly string[], run: (name: string) => Promise<void>): Promise<void> {
  const rest = [...names].reverse();
  const work = async () => {
    for (let name = rest.pop(); name !== undefined; name = rest.pop()) await run(name);
  };
  await request(() => Promise.all(Array.from({length: PARALLEL}, work)));
}

/** @throws {SiteError} `DEPLOY_BUCKET_FAILED` */
async function request<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw errors.deployBucketFailed(error instanceof Error ? error.message : String(error));
  }
}
