import {type RemoteStore, StoreError, type Transfer} from './RemoteStore.js';

/** Environment variables with secrets for HTTP stores. */
const TOKEN_VARIABLE = 'LECTERN_CACHE_TOKEN';
const PASSWORD_VARIABLE = 'LECTERN_CACHE_PASSWORD';

const SERVER_ERROR = 500;

/** A store behind plain HTTP: `GET`, `HEAD` and `PUT` of "<address>/cas/<hash>" and "<address>/ac/<hash>". */
export class HttpStore implements RemoteStore {
  readonly place: string;
  readonly #base: string;
  readonly #headers: {readonly [name: string]: string};

  constructor(address: string, env: NodeJS.ProcessEnv) {
    this.place = address;
    this.#base = address.endsWith('/') ? address : `${address}/`;
    this.#headers = {'user-agent': 'lectern', ...authorization(env)};
  }

  async get(name: string, transfer: Transfer & {readonly maxBytes: number}): Promise<Uint8Array | undefined> {
    const response = await this.#request('GET', name, transfer);
    return response.ok ? readBody(response, transfer) : drop(response);
  }

  async has(name: string, transfer: Transfer): Promise<boolean> {
    const response = await this.#request('HEAD', name, transfer);
    await drop(response);
    return response.ok;
  }

  async put(name: string, bytes: Uint8Array, transfer: Transfer): Promise<void> {
    const response = await this.#request('PUT', name, {...transfer, body: bytes});
    await drop(response);
    if (!response.ok) throw new StoreError(`it answers ${response.status} to PUT`, 'failed');
  }

  /**
   * Sends a request. Redirects are refused: they could lead the secrets to another host.
   *
   * @returns response with a status of 2xx, 404 or 410
   */
  async #request(
    method: string,
    name: string,
    {signal, body}: Pick<Transfer, 'signal'> & {readonly body?: Uint8Array},
  ): Promise<Response> {
    const response = await fetch(this.#base + name, {
      method,
      headers: this.#headers,
      redirect: 'manual',
      signal,
      body: body === undefined ? null : Buffer.from(body),
    }).catch((error: unknown) => {
      throw new StoreError(reasonOf(error), 'again');
    });
    const {status} = response;
    if (response.ok || ((status === 404 || status === 410) && method !== 'PUT')) return response;
    await drop(response);
    throw new StoreError(`it answers ${status} to ${method}`, kindOf(status));
  }
}

function kindOf(status: number): StoreError['kind'] {
  if (status === 401 || status === 403 || status === 405) return 'denied';
  return status >= SERVER_ERROR || status === 429 || status === 408 ? 'again' : 'failed';
}

function authorization({[TOKEN_VARIABLE]: token, [PASSWORD_VARIABLE]: password}: NodeJS.ProcessEnv): {
  readonly [name: string]: string;
} {
  if (token) return {authorization: `Bearer ${token}`};
  return password ? {authorization: `Basic ${Buffer.from(password).toString('base64')}`} : {};
}

/** Ends a response whose body is not needed. */
async function drop(response: Response): Promise<undefined> {
  await response.body?.cancel().catch(() => {});
}

async function readBody(
  response: Response,
  {maxBytes, onBytes}: Transfer & {readonly maxBytes: number},
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      onBytes(part.length);
      // Leaving the loop cancels the body.
      if (length > maxBytes) return undefined;
      parts.push(part);
    }
  } catch (error) {
    throw new StoreError(reasonOf(error), 'again');
  }
  return Buffer.concat(parts);
}

/** Reason of a failed request: `fetch` has the error of the connection as its cause. */
function reasonOf(error: unknown): string {
  const {cause, message} = error as {cause?: {code?: string; message?: string}; message?: string};
  return cause?.code ?? cause?.message ?? message ?? String(error);
}
