import {expect, test} from 'vitest';
import {setEnv, startServer, VARIABLES} from '../test/server.js';
import {openSiteBucket} from './openSiteBucket.js';

/** Answer of a host to the request for a list of objects. */
function listOf(keys: readonly string[], {encodes = true, next = ''} = {}): string {
  const shown = (key: string) =>
    encodes ? encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/') : key;
  const contents = keys.map(
    (key) => `<Contents><Key>${shown(key)}</Key><Size>${key.length}</Size></Contents>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
    encodes ? '<EncodingType>url</EncodingType>' : '',
    next === ''
      ? ''
      : `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`,
    ...contents,
    '</ListBucketResult>',
  ].join('');
}

test('files are listed in parts, with names of any kind', async () => {
  const parts = [
    listOf(['docs/index.html', 'docs/a b+ü%.html'], {next: 'more'}),
    listOf(['docs/', 'docs/c d+1.html'], {encodes: false}),
  ];
  const {requests, url} = await startServer((response) => response.end(parts.shift()));
  setEnv({...VARIABLES, AWS_ENDPOINT_URL_S3: url});
  const bucket = await openSiteBucket('s3://site/docs/');
  expect([...(await bucket.list())]).toEqual([
    ['index.html', 15],
    ['a b+ü%.html', 16],
    ['c d+1.html', 15],
  ]);
  expect(requests).toHaveLength(2);
});

test('files are written with their media type, read within a limit, and removed', async () => {
  const {objects, requests, url} = await startServer();
  setEnv({...VARIABLES, AWS_ENDPOINT_URL_S3: url});
  const bucket = await openSiteBucket('s3://site');
  await bucket.put('a/index.html', Buffer.from('<p>'), 'no-cache');
  expect(objects.has('/site/a/index.html')).toBe(true);
  expect(requests[0]?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(String(await bucket.read('a/index.html', 10))).toBe('<p>');
  expect(await bucket.read('a/index.html', 2)).toBeUndefined();
  expect(await bucket.read('none', 10)).toBeUndefined();
  await bucket.remove('a/index.html');
  expect(objects.size).toBe(0);
});

test('without credentials, it is not opened', async () => {
  setEnv({
    AWS_ACCESS_KEY_ID: undefined,
    AWS_SECRET_ACCESS_KEY: undefined,
    AWS_PROFILE: undefined,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SHARED_CREDENTIALS_FILE: '/none',
    AWS_CONFIG_FILE: '/none',
  });
  await expect(openSiteBucket('s3://site')).rejects.toThrow('there are no credentials');
});
