import path from 'node:path';
import {expect, test} from 'vitest';
import {openSiteBucket} from '../../../../s3/src/index.js';
import {setEnv, startServer, VARIABLES} from '../../../../s3/test/server.js';
import {tempSite} from '../../../test/tempSite.js';
import {BucketTarget} from './BucketTarget.js';
import {deployFiles} from './deployFiles.js';

test('a site is sent to a bucket, documents last, and kept up to date', async () => {
  const {requests, objects, url} = await startServer();
  setEnv({...VARIABLES, AWS_ENDPOINT_URL_S3: url});
  const site = tempSite({
    'build/index.html': 'one',
    'build/assets/js/main.0a1b2c3d.js': 'js',
    'build/old.html': 'x',
  });
  const target = await BucketTarget.open(() => openSiteBucket('s3://site'));
  const deploy = () =>
    deployFiles({
      outDir: path.join(site, 'build'),
      cacheDir: path.join(site, 'cache'),
      target,
      keepRemoved: 0,
      dryRun: false,
    });
  expect(await deploy()).toMatchObject({added: 3, changed: 0, unchanged: 0});
  const puts = requests.filter(({line}) => line.startsWith('PUT'));
  expect(puts[0]).toMatchObject({
    line: 'PUT /site/assets/js/main.0a1b2c3d.js',
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
  expect(puts.slice(1).map(({headers}) => headers['cache-control'])).toEqual(Array(3).fill('no-cache'));
  expect(puts.at(-1)?.line).toBe('PUT /site/lectern-deployment.json');
  objects.set('/site/of-others.txt', Buffer.from('own'));
  expect(await deploy()).toMatchObject({added: 0, changed: 0, unchanged: 3, removed: []});
  expect([...objects.keys()]).toContain('/site/of-others.txt');
});

test('a refusal is an error that says what the host has answered', async () => {
  const {url} = await startServer((response) => response.writeHead(403).end());
  setEnv({...VARIABLES, AWS_ENDPOINT_URL_S3: url});
  const target = await BucketTarget.open(() => openSiteBucket('s3://site'));
  await expect(target.list()).rejects.toMatchObject({
    code: 'DEPLOY_BUCKET_FAILED',
    message: expect.stringContaining('it answers 403'),
  });
});
