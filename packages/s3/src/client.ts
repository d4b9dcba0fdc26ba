import {S3Client, type S3ClientConfig} from '@aws-sdk/client-s3';

/** Failure of a bucket. `again`: a second try may help. `denied`: it refuses this user. `failed`: all other failures. */
export class BucketError extends Error {
  readonly kind: 'again' | 'denied' | 'failed';

  constructor(message: string, kind: BucketError['kind']) {
    super(message);
    this.kind = kind;
  }
}

/** Place of objects. */
interface BucketPlace {
  readonly Bucket: string;
  /** Beginning of all keys: "prefix/", or "". */
  readonly prefix: string;
  /** Key of the object with a name. */
  keyOf(name: string): string;
}

/** @param address - "s3://bucket/prefix" */
export function placeOf(address: string): BucketPlace {
  const {hostname: Bucket, pathname} = new URL(address);
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  return {Bucket, prefix, keyOf: (name) => prefix + name};
}

/** Settings from the environment. Hosts with the S3 interface may lack the checksums of AWS. */
export function settingsOf(env: NodeJS.ProcessEnv): S3ClientConfig {
  return {
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    // Other hosts than AWS often have no subdomain for each bucket.
    forcePathStyle: (env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL) !== undefined,
  };
}

export interface OpenClient {
  readonly s3: S3Client;
  /** True if there are no credentials: requests are not signed. */
  readonly isAnonymous: boolean;
}

export async function openClient(settings: S3ClientConfig): Promise<OpenClient> {
  // The client warns that its later versions need another Node.js. This package does not depend on them.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
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

export async function readBody(
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
export async function answerOf<Answer>(request: () => Promise<Answer>, missing: Answer): Promise<Answer> {
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
