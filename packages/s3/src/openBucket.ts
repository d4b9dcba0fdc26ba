import {GetObjectCommand, HeadObjectCommand, PutObjectCommand} from '@aws-sdk/client-s3';
import {answerOf, BucketError, type OpenClient, openClient, placeOf, readBody, settingsOf} from './client.js';

/** How a transfer is watched and limited. */
export interface Transfer {
  /** Aborted if the store has used up its time: the operation then rejects. */
  readonly signal: AbortSignal;
  /** Called with the number of bytes whenever bytes have arrived. */
  onBytes(count: number): void;
}

/** A bucket, as the remote cache of `@lectern/core` uses it. Operations reject with a `BucketError`. */
export interface Bucket {
  /** Address in messages: "s3://bucket/prefix". */
  readonly place: string;
  /** Reads an entry; `undefined` if there is none, or if it is longer than `maxBytes`. */
  get(name: string, transfer: Transfer & {readonly maxBytes: number}): Promise<Uint8Array | undefined>;
  has(name: string, transfer: Transfer): Promise<boolean>;
  put(name: string, bytes: Uint8Array, transfer: Transfer): Promise<void>;
}

/**
 * Opens a bucket with the region, the credentials and the endpoint of the environment (`AWS_REGION`,
 * `AWS_ACCESS_KEY_ID`, `AWS_ENDPOINT_URL_S3`, …). Without credentials, it can be read if it is public. Sends no request.
 *
 * @param address - "s3://bucket/prefix"
 */
export async function openBucket(address: string, env: NodeJS.ProcessEnv = process.env): Promise<Bucket> {
  const {Bucket, keyOf} = placeOf(address);
  // The caller tries again, within the time that a store may cost.
  const settings = {...settingsOf(env), maxAttempts: 1};
  let opened: Promise<OpenClient> | undefined;
  const client = () => {
    opened ??= openClient(settings);
    return opened;
  };
  return {
    place: address,
    async get(name, {maxBytes, signal, onBytes}) {
      const {s3} = await client();
      return answerOf(async () => {
        const {Body} = await s3.send(new GetObjectCommand({Bucket, Key: keyOf(name)}), {abortSignal: signal});
        return readBody(Body as AsyncIterable<Uint8Array> | undefined, {maxBytes, onBytes});
      }, undefined);
    },
    async has(name, {signal}) {
      const {s3} = await client();
      return answerOf(async () => {
        await s3.send(new HeadObjectCommand({Bucket, Key: keyOf(name)}), {abortSignal: signal});
        return true;
      }, false);
    },
    async put(name, bytes, {signal}) {
      const {s3, isAnonymous} = await client();
      if (isAnonymous) throw new BucketError('there are no credentials to write it', 'denied');
      const command = new PutObjectCommand({Bucket, Key: keyOf(name), Body: bytes});
      await answerOf(() => s3.send(command, {abortSignal: signal}), undefined);
    },
  };
}
