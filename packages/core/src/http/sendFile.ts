import fs from 'node:fs';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import path from 'node:path';
import createFileStream from 'send';

/** Error of `send` besides a missing file: a range outside of it, a precondition that is not met. */
interface SendError {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
}

/**
 * Answers with a file, its type, and what conditional and partial requests need. Browsers check each time whether it is
 * still the same.
 *
 * @param file - absolute
 * @param onMissing - answers if the file is gone
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

/** Checks that a file can be sent. No path is an error: visitors may request "page.html/" or a name of 300 characters. */
export function isSendable(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
