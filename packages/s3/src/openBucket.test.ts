import {expect, test} from 'vitest';
import {setEnv, startServer, VARIABLES} from '../test/server.js';
import {openBucket} from './openBucket.js';

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
  expect(requests).toMatchObject([{line: 'GET /builds/cas/a', authorization: ''}]);
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
