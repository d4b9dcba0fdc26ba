import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import {lookup} from 'mrmime';
import {answerOf, BucketError, openClient, placeOf, readBody, settingsOf} from './client.js';

/** A bucket that holds the files of a site. Names are relative to its prefix. Operations reject with a `BucketError`. */
export interface SiteBucket {
  /** Lists all files: name → size in bytes. */
  list(): Promise<ReadonlyMap<string, number>>;
  /** Reads a file; `undefined` if there is none, or if it is longer than `maxBytes`. */
  read(name: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /**
   * Writes a file, with the media type of its name.
   *
   * @param cacheControl - value of the header `Cache-Control`
   */
  put(name: string, bytes: Uint8Array, cacheControl: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/**
 * Opens a bucket for the files of a site, with the region, the credentials and the endpoint of the environment. Sends no
 * request.
 *
 * @param address - "s3://bucket/prefix"
 */
export async function openSiteBucket(
  address: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<SiteBucket> {
  const {Bucket, prefix, keyOf} = placeOf(address);
  const {s3, isAnonymous} = await openClient(settingsOf(env));
  if (isAnonymous) throw new BucketError('there are no credentials to write it', 'denied');
  return {
    async list() {
      const files = new Map<string, number>();
      let token: string | undefined;
      do {
        const page = {Bucket, Prefix: prefix, ContinuationToken: token, EncodingType: 'url' as const};
        const answer = await answerOf(() => s3.send(new ListObjectsV2Command(page)), undefined);
        // Some hosts ignore "EncodingType".
        const isEncoded = answer?.EncodingType === 'url';
        for (const {Key = '', Size = 0} of answer?.Contents ?? []) {
          const key = isEncoded ? decodeURIComponent(Key.replaceAll('+', ' ')) : Key;
          const name = key.slice(prefix.length);
          if (name !== '' && !name.endsWith('/')) files.set(name, Size);
        }
        token = answer?.IsTruncated ? answer.NextContinuationToken : undefined;
      } while (token !== undefined);
      return files;
    },
    read(name, maxBytes) {
      return answerOf(async () => {
        const {Body} = await s3.send(new GetObjectCommand({Bucket, Key: keyOf(name)}));
        return readBody(Body as AsyncIterable<Uint8Array> | undefined, {maxBytes, onBytes: () => {}});
      }, undefined);
    },
    async put(name, bytes, cacheControl) {
      const object = {Bucket, Key: keyOf(name), Body: bytes};
      const type = lookup(name);
      const ContentType = type?.startsWith('text/') ? `${type}; charset=utf-8` : type;
      const headers = {ContentType, CacheControl: cacheControl};
      await answerOf(() => s3.send(new PutObjectCommand({...object, ...headers})), undefined);
    },
    async remove(name) {
      await answerOf(() => s3.send(new DeleteObjectCommand({Bucket, Key: keyOf(name)})), undefined);
    },
  };
}
