import fs from 'node:fs';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import path from 'node:path';
import createFileStream from 'send';

/** Error of the library `send`: the file is missing, the requested range is outside of it, or a precondition fails. */
interface SendError {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
}

/**
 * Answers a request with a file; handles ranges and conditional requests (`If-None-Match`, …). Browsers have to
 * revalidate the file each time.
 *
 * @param file - absolute path
 * @param onMissing - answers the request if the file does not exist
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {file, onMissing}: {readonly file: string; onMissing(): void},
): void {
  response.setHeader('Cache-Control', 'no-cache');
  createFileStream(request, encodeURIComponent(path.basename(file)), {
    root: path.dirname(file),
    dotfiles: 'allow',
    cacheControl: false,
    index: false,
  })
    .on('error', ({status = 500, headers}: SendError) => {
      if (response.headersSent) response.destroy();
      else if (status === 404) onMissing();
      else response.writeHead(status, headers).end();
    })
    .pipe(response);
}

/**
 * Returns true if a path leads to a regular file. Never throws: requests may have paths such as "page.html/", or names
 * of 300 characters, for which Node throws.
 */
export function isSendable(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
