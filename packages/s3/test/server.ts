import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

interface Recorded {
  readonly line: string;
  readonly authorization: string;
  readonly headers: http.IncomingHttpHeaders;
}

/** A server with the S3 interface for one object at a time, which refuses requests that are not signed for it. */
export async function startServer(answer?: (response: http.ServerResponse) => void) {
  const requests: Recorded[] = [];
  const objects = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const {method = '', url = '', headers} = request;
    const authorization = headers.authorization ?? '';
    const path = url.split('?')[0] ?? '';
    requests.push({line: `${method} ${path}`, authorization, headers});
    if (answer) return answer(response);
    if (!/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-west-1\/s3\//.test(authorization))
      return void response.writeHead(403).end();
    if (method === 'PUT') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        objects.set(path, Buffer.concat(parts));
        response.end();
      });
      return;
    }
    if (method === 'DELETE') {
      objects.delete(path);
      return void response.writeHead(204).end();
    }
    if (url.includes('list-type=2')) {
      const keys = [...objects].map(([name, {length}]) => {
        const key = encodeURIComponent(name.slice(path.length + (path.endsWith('/') ? 0 : 1)));
        return `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`;
      });
      const encoding = '<EncodingType>url</EncodingType>';
      return void response.end(`<ListBucketResult>${encoding}${keys.join('')}</ListBucketResult>`);
    }
    const bytes = objects.get(path);
    response.writeHead(bytes ? 200 : 404, {'content-length': bytes?.length ?? 0});
    response.end(method === 'HEAD' ? undefined : bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {requests, objects, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

export const VARIABLES = {AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key', AWS_REGION: 'eu-west-1'};

/** Sets variables that the client itself reads. */
export function setEnv(variables: {readonly [name: string]: string | undefined}): void {
  for (const [name, value] of Object.entries(variables)) {
    const before = process.env[name];
    const set = (text: string | undefined) => {
      if (text === undefined) delete process.env[name];
      else process.env[name] = text;
    };
    set(value);
    onTestFinished(() => set(before));
  }
}
