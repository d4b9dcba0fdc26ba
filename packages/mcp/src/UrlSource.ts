import {FileNotReady, isFilePath, MAX_FILE_BYTES, type SiteFile, type SiteSource} from './SiteSource.js';
import {ToolError, toolErrors} from './toolErrors.js';

/** Time limit of a request in seconds. `site start` compiles a page when it is requested. */
const MAX_SECONDS = 30;
const MAX_REDIRECTS = 3;

/** The files of a site on a server: of `site start`, or of any host. */
export class UrlSource implements SiteSource {
  readonly name: string;
  readonly origin: string;
  readonly baseUrl: string;
  readonly #root: URL;

  /** @param url - address of the site with its base URL; http or https, without name and password */
  constructor(url: string) {
    this.#root = new URL(url);
    this.#root.search = '';
    this.#root.hash = '';
    if (!this.#root.pathname.endsWith('/')) this.#root.pathname += '/';
    this.name = this.#root.href;
    this.origin = this.#root.origin;
    this.baseUrl = decodeURI(this.#root.pathname);
  }

  async read(file: string, signal: AbortSignal): Promise<SiteFile | undefined> {
    if (!isFilePath(file)) return undefined;
    const url = new URL(file.split('/').map(encodeURIComponent).join('/'), this.#root);
    const limit = AbortSignal.timeout(MAX_SECONDS * 1000);
    try {
      const response = await this.#request(url, AbortSignal.any([signal, limit]));
      return await this.#readResponse(file, response);
    } catch (error) {
      if (error instanceof ToolError || error instanceof FileNotReady) throw error;
      signal.throwIfAborted();
      if (limit.aborted) throw toolErrors.siteTooSlow(url.href, MAX_SECONDS);
      throw toolErrors.siteUnreachable(url.href, reasonOf(error));
    }
  }

  async readBuildTime(signal: AbortSignal): Promise<Date | undefined> {
    return (await this.read('llms.txt', signal))?.changed;
  }

  /** Follows redirects within the site, and those from http to https. */
  async #request(first: URL, signal: AbortSignal): Promise<Response> {
    let url = first;
    for (let count = 0; ; count += 1) {
      const response = await fetch(url, {signal, redirect: 'manual', headers: {accept: '*/*'}});
      const target = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || target === null) return response;
      await response.body?.cancel();
      const next = URL.canParse(target, url.href) ? new URL(target, url) : undefined;
      if (!next || count === MAX_REDIRECTS || !this.#isOwn(next)) {
        throw toolErrors.redirectedAway(url.href, next?.href ?? target);
      }
      url = next;
    }
  }

  #isOwn(url: URL): boolean {
    const isSecured = this.#root.protocol === 'http:' && url.protocol === 'https:' && url.port === '';
    return url.origin === this.origin || (isSecured && url.hostname === this.#root.hostname);
  }

  async #readResponse(file: string, response: Response): Promise<SiteFile | undefined> {
    const {status, headers} = response;
    if (status === 503 && headers.has('retry-after'))
      throw new FileNotReady(progressOf(await bodyOf(file, response)));
    // Some hosts send their home page, with the status 200, for a file that does not exist.
    const isPage = headers.get('content-type')?.startsWith('text/html') && !file.endsWith('.html');
    if (status === 404 || status === 410 || (response.ok && isPage)) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw toolErrors.siteStatus(response.url, status);
    }
    const changed = new Date(headers.get('last-modified') ?? '');
    const text = await bodyOf(file, response);
    return {text, changed: Number.isNaN(changed.getTime()) ? undefined : changed};
  }
}

/** Reads a body up to the limit of its size. */
async function bodyOf(file: string, {body}: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the request.
    if (size > MAX_FILE_BYTES) throw toolErrors.fileTooLarge(file, MAX_FILE_BYTES);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses the progress that `site start` sends while it makes an index: `{"done": 3, "total": 40}`. */
function progressOf(json: string): FileNotReady['progress'] {
  try {
    const {done, total}: {done?: unknown; total?: unknown} = JSON.parse(json);
    return typeof done === 'number' && typeof total === 'number' ? {done, total} : undefined;
  } catch {
    return undefined;
  }
}

/** Reason of a failed request: the code of its cause ("ECONNREFUSED"), or else a message. */
function reasonOf(error: unknown): string {
  const {cause, message} = error as {cause?: {code?: unknown; message?: unknown}; message?: unknown};
  return String(cause?.code ?? cause?.message ?? message ?? error);
}
