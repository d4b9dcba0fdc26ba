// A static file server that compresses like a simple host (gzip, level 6) and records all requests.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import zlib from 'node:zlib';
import {lookup} from 'mrmime';

const compressed = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt']);

/**
 * Serves a folder on a free port of the loopback address.
 *
 * @param latency - milliseconds before each answer
 * @returns `url`; `requests`, a record of each answered request in order: `{path, status, kind, bytes, rawBytes,
 *   hash, prefetch}`, where `bytes` is the size of the body as sent; `compressAll()`, which compresses all files except
 *   HTML in advance, as some hosts do; `close()`
 */
export async function serveFolder(folder, {latency = 0} = {}) {
  const requests = [];
  const ready = new Map();
  const server = http.createServer(async (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(folder, decodeURIComponent(pathname));
    const extension = file ? path.extname(file) : '.html';
    const {raw, body, hash} = ready.get(file) ?? read(file, extension);
    requests.push({
      path: pathname,
      status: file ? 200 : 404,
      kind: kindOf(extension),
      bytes: body.length,
      rawBytes: raw.length,
      hash,
      prefetch: /prefetch/.test(`${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`),
    });
    response.writeHead(file ? 200 : 404, {
      'content-type': lookup(extension) ?? 'application/octet-stream',
      'cache-control': extension === '.html' ? 'no-cache' : 'max-age=3600',
      ...(body === raw ? {} : {'content-encoding': 'gzip'}),
    });
    if (latency > 0) await setTimeout(latency);
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    compressAll() {
      for (const name of fs.readdirSync(folder, {recursive: true})) {
        const extension = path.extname(name);
        if (extension === '.html' || !compressed.has(extension)) continue;
        const file = path.join(folder, name);
        ready.set(file, read(file, extension));
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function read(file, extension) {
  const raw = file ? fs.readFileSync(file) : Buffer.from('<!doctype html><title>Not found</title>');
  const body = compressed.has(extension) ? zlib.gzipSync(raw, {level: 6}) : raw;
  return {raw, body, hash: createHash('sha256').update(raw).digest('hex').slice(0, 12)};
}

function findFile(folder, pathname) {
  const base = path.join(folder, path.normalize(pathname));
  const candidates = [base, path.join(base, 'index.html'), `${base.replace(/\/$/, '')}.html`];
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

function kindOf(extension) {
  if (extension === '.html') return 'html';
  if (extension === '.js' || extension === '.mjs') return 'js';
  if (extension === '.css') return 'css';
  if (extension === '.woff2') return 'font';
  return extension === '.json' ? 'data' : 'other';
}
