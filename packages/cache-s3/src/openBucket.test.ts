import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {openBucket} from './openBucket.js';

interface Recorded {
  readonly line: string;
  readonly authorization: string;
}

/** A server with the S3 interface for one object at a time, which refuses requests that are not signed for it. */
async function startServer(answer?: (response: http.ServerResponse) => void) {
  const requests: Recorded[] = [];
  const objects = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const {method = '', url = '', headers} = request;
    const authorization = headers.authorization ?? '';
    const path = url.split('?')[0] ?? '';
    requests.push({line: `${method} ${path}`, authorization});
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

const VARIABLES = {AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key', AWS_REGION: 'eu-west-1'};

/** Sets variables that the client itself reads. */
function setEnv(variables: {readonly [name: string]: string | undefined}): void {
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

const transfer = () => ({signal: new AbortController().signal, onBytes: () => {}, maxBytes: 100});

test('entries are objects below the prefix, requested with the credentials of the environment', async () => {
  const {requests, objects, url} = await startServer();
  setEnv({...VARIABLES, AWS_ENDPOINT_URL_S3: url});
  const bucket = await openBucket('s3://builds/docs/');
  expect(await bucket.has('cas/a', transfer())).toBe(false);
  expect(await bucket.get('cas/a', transfer())).toBeUndefined();
  await bucket.put('cas/a', Buffer.from('bytes'), transfer());
  expect(String(objects.get('/builds/docs/cas/a'))).toBe('bytes');
  expect(await bucket.has('cas/a', transfer())).toBe(true);
  let count = 0;
  const onBytes = (bytes: number) => {
    count += bytes;
  };
  expect(String(await bucket.get('cas/a', {...transfer(), onBytes}))).toBe('bytes');
  expect(count).toBe(5);
  expect(await bucket.get('cas/a', {...transfer(), maxBytes: 4})).toBeUndefined();
  expect(new Set(requests.map(({line}) => line.replace(/^\w+ /, '')))).toEqual(
    new Set(['/builds/docs/cas/a']),
  );
});

test.each([
  [503, 'again'],
  [403, 'denied'],
  [400, 'failed'],
])('an answer of %i is a failure of the kind "%s", after one request', async (status, kind) => {
  const {requests, url} = await startServer((response) => response.writeHead(status).end());
  setEnv({...VARIABLES, AWS_ENDPOINT_URL_S3: url});
  const bucket = await openBucket('s3://builds');
  await expect(bucket.get('cas/a', transfer())).rejects.toMatchObject({kind});
  expect(requests.map(({line}) => line)).toEqual(['GET /builds/cas/a']);
});

test('without credentials, a public bucket is read by requests that are not signed, and not written', async () => {
  const {requests, url} = await startServer((response) => response.end('public'));
  const none = {AWS_ACCESS_KEY_ID: undefined, AWS_SECRET_ACCESS_KEY: undefined, AWS_PROFILE: undefined};
  setEnv({
    ...none,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SHARED_CREDENTIALS_FILE: '/none',
    AWS_CONFIG_FILE: '/none',
  });
  setEnv({AWS_ENDPOINT_URL_S3: url});
  const bucket = await openBucket('s3://builds');
  expect(String(await bucket.get('cas/a', transfer()))).toBe('public');
  await expect(bucket.put('cas/a', Buffer.from('x'), transfer())).rejects.toMatchObject({kind: 'denied'});
  expect(requests).toEqual([{line: 'GET /builds/cas/a', authorization: ''}]);
});

test('a request ends when its signal is aborted', async () => {
  const {url} = await startServer(() => {});
  setEnv({...VARIABLES, AWS_ENDPOINT_URL_S3: url});
  const bucket = await openBucket('s3://builds');
  const controller = new AbortController();
  const request = bucket.get('cas/a', {...transfer(), signal: controller.signal});
  controller.abort();
  await expect(request).rejects.toThrow();
});
