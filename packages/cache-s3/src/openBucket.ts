import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';

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

/** Failure of a bucket. `again`: a second try may help. `denied`: it refuses this user. `failed`: all other failures. */
class BucketError extends Error {
  readonly kind: 'again' | 'denied' | 'failed';

  constructor(message: string, kind: BucketError['kind']) {
    super(message);
    this.kind = kind;
  }
}

const SETTINGS = {
  // The caller tries again, within the time that a store may cost.
  maxAttempts: 1,
  // Hosts with the S3 interface may lack the checksums of AWS. The caller has hashes of its own.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const satisfies S3ClientConfig;

/**
 * Opens a bucket with the region, the credentials and the endpoint of the environment (`AWS_REGION`,
 * `AWS_ACCESS_KEY_ID`, `AWS_ENDPOINT_URL_S3`, …). Without credentials, it can be read if it is public. Sends no request.
 *
 * @param address - "s3://bucket/prefix"
 */
export async function openBucket(address: string, env: NodeJS.ProcessEnv = process.env): Promise<Bucket> {
  const {hostname: Bucket, pathname} = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`);
  const settings: S3ClientConfig = {
    ...SETTINGS,
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    // Other hosts than AWS often have no subdomain for each bucket.
    forcePathStyle: (env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL) !== undefined,
  };
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

interface OpenClient {
  readonly s3: S3Client;
  /** True if there are no credentials: requests are not signed. */
  readonly isAnonymous: boolean;
}

async function openClient(settings: S3ClientConfig): Promise<OpenClient> {
  const s3 = new S3Client(settings);
  try {
    await s3.config.credentials();
    return {s3, isAnonymous: false};
  } catch {
    // The client looks for credentials even if it signs nothing.
    const credentials = {accessKeyId: '', secretAccessKey: ''};
    const signer = {sign: async <Request>(request: Request) => request};
    return {s3: new S3Client({...settings, credentials, signer}), isAnonymous: true};
  }
}

async function readBody(
  body: AsyncIterable<Uint8Array> | undefined,
  {maxBytes, onBytes}: {readonly maxBytes: number; onBytes(count: number): void},
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    onBytes(part.length);
    // Leaving the loop ends the connection.
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Runs a request. Returns `missing` if there is no such entry. */
async function answerOf<Answer>(request: () => Promise<Answer>, missing: Answer): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    const {$metadata, name, message} = error as {
      $metadata?: {httpStatusCode?: number};
      name?: string;
      message?: string;
    };
    const status = $metadata?.httpStatusCode;
    if (status === 404 && name !== 'NoSuchBucket') return missing;
    if (status === undefined) throw new BucketError(message || String(name), 'again');
    throw new BucketError(`it answers ${status} (${name})`, kindOf(status));
  }
}

function kindOf(status: number): BucketError['kind'] {
  if (status === 401 || status === 403) return 'denied';
  return status >= 500 || status === 429 ? 'again' : 'failed';
}
