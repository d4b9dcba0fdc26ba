import type {ServerResponse} from 'node:http';
import path from 'node:path';
import {messageOf} from '../errors/words.js';
import type {IndexAnswer} from './DevIndex.js';

/** Seconds after which a page that waits for a search index requests it again. */
const RETRY_SECONDS = 1;

/** Media types of files that plugins make, by file extension. */
const TYPES: {readonly [ending: string]: string} = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Answers with a file that exists only in memory.
 *
 * @param file - name; its extension decides the media type
 */
export function sendFileData(response: ServerResponse, file: string, data: string | Uint8Array): void {
  respond(response, 200, TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream', data);
}

/** Answers a request for a file of a search index: with the file, or with the progress of the index. */
export function sendIndexFile(response: ServerResponse, file: string, answer: IndexAnswer): void {
  if (answer.kind === 'file') sendFileData(response, file, answer.data);
  else if (answer.kind === 'making') {
    const {done, total} = answer;
    response.setHeader('Retry-After', String(RETRY_SECONDS));
    sendJson(response, 503, {done, total});
  } else if (answer.kind === 'failed') {
    sendJson(response, 500, {error: messageOf(answer.error)});
  } else sendJson(response, 404, {error: 'The index has no such file.'});
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}

/** Answers with a text. The browser must not cache it (`no-store`). */
export function send(response: ServerResponse, status: number, type: string, text: string): void {
  respond(response, status, `${type}; charset=utf-8`, text);
}

function respond(response: ServerResponse, status: number, type: string, data: string | Uint8Array): void {
  response.writeHead(status, {'Content-Type': type, 'Cache-Control': 'no-store'}).end(data);
}
