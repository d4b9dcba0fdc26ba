import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import {beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {type CacheServer, CACHE_ENV as ENV, startCacheServer} from '../harness/cacheServer.js';
import {
  changedFiles,
  createBundledSite,
  createSite,
  type Edit,
  findFreePort,
  runCli,
  type Site,
  type SiteFiles,
  snapshot,
  startCli,
  workFolder,
} from '../harness/index.js';

const SECRET = 'a secret of this test, with more than 32 characters';
const CONFIG = 'docusaurus.config.mjs';
const PAGES = 7;

function setCache(files: SiteFiles, settings: object): void {
  const config = files.read(CONFIG).replace(/^ {2}cache: .*\n/m, '');
  files.write(CONFIG, config.replace('{\n', `{\n  cache: ${JSON.stringify(settings)},\n`));
}

/** A site with a released version, of which each copy is in another folder. */
function withCache(settings: object): Edit {
  return (files) => {
    files.write('package.json', '{"name": "shared"}');
    files.write('versions.json', '["1.0"]');
    files.write('versioned_docs/version-1.0/intro.md', '# Intro of 1.0\n\n[Next](./next.md)\n');
    files.write('versioned_docs/version-1.0/next.md', '# Next\n\nText.\n');
    setCache(files, settings);
  };
}

async function build(site: Site, env: NodeJS.ProcessEnv = {}) {
  const result = await runCli(site.dir, ['build'], {env: {...ENV, ...env}});
  expect(result.code, result.stderr).toBe(0);
  const lines = `${result.stdout}${result.stderr}`.split('\n');
  return {...result, report: lines.find((line) => line.startsWith('Remote cache ')) ?? ''};
}

function expectSameOutput(one: Site, other: Site): void {
  expect(changedFiles(snapshot(one.outDir), snapshot(other.outDir))).toEqual([]);
}

function packsOf(names: Iterable<string>): string[] {
  return [...names].filter((name) => name.startsWith('cas/')).sort();
}

const lines = (server: CacheServer, method: string) =>
  server.requests.map(({line}) => line).filter((line) => line.startsWith(method));

let reference: Site;
/** Packs of a build of the site, which tests put into their stores. */
let filled: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  const dir = path.join(workFolder, `store-reference-${process.pid}`);
  reference = createBundledSite('minimal', withCache({remote: dir}));
  await build(reference);
  const names = fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((name) => name.includes('/'));
  filled = new Map(names.map((name) => [name, fs.readFileSync(path.join(dir, name))]));
});

async function startFilledServer(): Promise<CacheServer> {
  const server = await startCacheServer();
  for (const [name, bytes] of filled) server.entries.set(name, bytes);
  return server;
}

describe('a store in a folder', () => {
  test('gives a second checkout in another folder all pages, and the bundle', async () => {
    const remote = path.join(workFolder, `store-folder-${process.pid}`);
    const first = createSite('minimal', withCache({remote}));
    expect((await build(first)).report).toMatch(
      /it has nothing for this site yet; \d+ packs \(.*\) written\.$/,
    );
    const before = snapshot(remote);
    const second = createSite('minimal', withCache({remote}));
    const {report} = await build(second);
    expect(report).toContain(`${PAGES} of ${PAGES} pages not rendered again`);
    expect(report).toMatch(/; nothing new to write\.$/);
    expectSameOutput(first, second);
    const bundles = (site: Site) =>
      fs.readdirSync(path.join(site.dir, 'node_modules/.cache/lectern/bundles'));
    expect(bundles(second)).toEqual(bundles(first));
    expect(packsOf(Object.keys(snapshot(remote)))).toEqual(packsOf(Object.keys(before)));
    // No file has a path of the machine.
    for (const name of packsOf(Object.keys(before))) {
      const files = zlib.brotliDecompressSync(fs.readFileSync(path.join(remote, name)));
      expect(files.includes(first.dir), name).toBe(false);
    }
  });

  test('after an edit, gets few packs, and none of the released version', async () => {
    const remote = path.join(workFolder, `store-edit-${process.pid}`);
    const first = createBundledSite('minimal', withCache({remote}));
    await build(first);
    const before = new Set(packsOf(Object.keys(snapshot(remote))));
    const edited: Edit = (files) => {
      withCache({remote})(files);
      files.write('docs/usage.md', '# Usage\n\nA new text.\n');
    };
    const second = createBundledSite('minimal', edited);
    const {report} = await build(second);
    expect(report).toContain(`${PAGES - 1} of ${PAGES} pages not rendered again`);
    const added = packsOf(Object.keys(snapshot(remote))).filter((name) => !before.has(name));
    // Tables, pages and compiled files of the current version, and the search index.
    expect(added.length).toBeLessThanOrEqual(5);
    const cold = createBundledSite('minimal', edited);
    await build(cold, {LECTERN_CACHE_MODE: 'off'});
    expectSameOutput(cold, second);
    const third = createBundledSite('minimal', edited);
    expect((await build(third)).report).toContain(`${PAGES} of ${PAGES} pages not rendered again`);
  });

  test('that is read only, or off, gets nothing', async () => {
    const remote = path.join(workFolder, `store-read-${process.pid}`);
    const site = createBundledSite('minimal', withCache({remote, mode: 'read'}));
    expect((await build(site)).report).toMatch(/read only: the mode is "read"\.$/);
    const off = createBundledSite('minimal', withCache({remote}));
    expect((await build(off, {LECTERN_CACHE_MODE: 'off'})).report).toBe('');
    expect(fs.existsSync(remote)).toBe(false);
  });
});

describe('an HTTP store', () => {
  test('gets the token of the environment, and is not written if it refuses that', async () => {
    const server = await startFilledServer();
    server.fault = (request, response) => {
      if (request.method !== 'PUT') return false;
      response.writeHead(403).end();
      return true;
    };
    const site = createBundledSite('minimal', (files) => {
      withCache({remote: server.url})(files);
      files.write('docs/usage.md', '# Usage\n\nAnother text.\n');
    });
    const {report, stderr} = await build(site, {LECTERN_CACHE_TOKEN: 'secret-token'});
    expect(report).toContain(`${PAGES - 1} of ${PAGES} pages not rendered again`);
    expect(stderr).toContain(
      `The remote cache ${server.url} was left out of the rest of this build: it answers 403 to PUT.`,
    );
    expect(new Set(server.requests.map(({authorization}) => authorization))).toEqual(
      new Set(['Bearer secret-token']),
    );
    const published = Object.keys(snapshot(site.outDir)).filter((name) => {
      const text = fs.readFileSync(path.join(site.outDir, name), 'utf8');
      return text.includes(server.url) || text.includes('secret-token');
    });
    expect(published).toEqual([]);
  });

  test('survives builds that are killed while they write or read, and two builds at once', async () => {
    const server = await startCacheServer();
    const killed = createBundledSite('minimal', withCache({remote: server.url}));
    let puts = 0;
    const {child, ended} = startCli(killed.dir, ['build'], {env: ENV});
    server.fault = (request) => {
      if (request.method !== 'PUT') return false;
      puts += 1;
      if (puts === 3) child.kill('SIGKILL');
      return puts >= 3;
    };
    expect((await ended).signal).toBe('SIGKILL');
    server.fault = undefined;
    expect([...server.entries.keys()].filter((name) => name.startsWith('ac/'))).toEqual([]);

    const restarted = await startFilledServer();
    const restoring = createBundledSite('minimal', withCache({remote: restarted.url}));
    const second = startCli(restoring.dir, ['build'], {env: ENV});
    let gets = 0;
    restarted.fault = (_request, _response, name) => {
      gets += name.startsWith('cas/') ? 1 : 0;
      if (gets === 4) second.child.kill('SIGKILL');
      return gets >= 4;
    };
    expect((await second.ended).signal).toBe('SIGKILL');
    restarted.fault = undefined;
    expect((await build(restoring)).report).toContain(`${PAGES} of ${PAGES} pages not rendered again`);
    expectSameOutput(reference, restoring);

    const pair = [0, 1].map(() => createBundledSite('minimal', withCache({remote: server.url})));
    await Promise.all([...pair, killed].map((site) => build(site)));
    const site = createBundledSite('minimal', withCache({remote: server.url}));
    expect((await build(site)).report).toContain(`${PAGES} of ${PAGES} pages not rendered again`);
    for (const other of [...pair, killed, site]) expectSameOutput(reference, other);
  });
});

const hasNginx = spawnSync('nginx', ['-V'], {encoding: 'utf8'}).stderr?.includes('http_dav_module') ?? false;

/** Starts nginx with a folder that can be written by WebDAV, and requires a password for that. */
async function startNginx(): Promise<string> {
  const dir = path.join(workFolder, `nginx-${process.pid}`);
  fs.mkdirSync(path.join(dir, 'root'), {recursive: true});
  const port = await findFreePort();
  fs.writeFileSync(path.join(dir, 'users'), 'ci:{PLAIN}secret\n');
  fs.writeFileSync(
    path.join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/pid; error_log ${dir}/errors;${process.getuid?.() === 0 ? ' user root;' : ''}
    events {}
    http {
      access_log off; client_body_temp_path ${dir}/body; client_max_body_size 200m;
      proxy_temp_path ${dir}/p; fastcgi_temp_path ${dir}/f; uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
      server {
        listen 127.0.0.1:${port};
        location / {
          root ${dir}/root; dav_methods PUT; create_full_put_path on;
          limit_except GET HEAD { auth_basic "Cache"; auth_basic_user_file ${dir}/users; }
        }
      }
    }`,
  );
  const child = spawn('nginx', ['-c', path.join(dir, 'nginx.conf'), '-e', path.join(dir, 'errors')]);
  onTestFinished(() => void child.kill());
  const url = `http://127.0.0.1:${port}/docs/`;
  await expect
    .poll(() =>
      fetch(url).then(
        ({status}) => status,
        () => 0,
      ),
    )
    .toBeGreaterThan(0);
  return url;
}

test.skipIf(!hasNginx)('nginx with WebDAV is a store, which is read without its password', async () => {
  const remote = await startNginx();
  const refused = createBundledSite('minimal', withCache({remote}));
  expect((await build(refused)).stderr).toContain('it answers 401 to PUT');
  const writer = createBundledSite('minimal', withCache({remote}));
  expect((await build(writer, {LECTERN_CACHE_PASSWORD: 'ci:secret'})).report).toMatch(
    /packs \(.*\) written\.$/,
  );
  const reader = createBundledSite('minimal', withCache({remote}));
  expect((await build(reader)).report).toContain(`${PAGES} of ${PAGES} pages not rendered again`);
  for (const site of [refused, writer, reader]) expectSameOutput(reference, site);
});

/** Answers requests for packs in a wrong way. */
const wrongPacks =
  (answer: (response: http.ServerResponse, bytes: Buffer, server: CacheServer) => void) =>
  (server: CacheServer) => {
    server.fault = (request, response, name) => {
      const bytes = server.entries.get(name);
      if (request.method !== 'GET' || !name.startsWith('cas/') || !bytes) return false;
      answer(response, bytes, server);
      return true;
    };
  };

function sendEndless(response: http.ServerResponse): void {
  const part = Buffer.alloc(65_536);
  const send = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', send);
  send();
}

describe('a store that cannot be trusted', () => {
  test.each<[string, (server: CacheServer) => void]>([
    ['changes bytes', wrongPacks((response, bytes) => response.end(Buffer.from(bytes).fill(0, 10, 11)))],
    ['cuts bytes off', wrongPacks((response, bytes) => response.end(bytes.subarray(0, -1)))],
    ['closes the connection', wrongPacks((response) => response.destroy())],
    ['sends bytes without end', wrongPacks(sendEndless)],
    [
      'sends another entry',
      wrongPacks((response, bytes, {entries}) => {
        response.end([...entries].find(([name, other]) => name.startsWith('cas/') && other !== bytes)?.[1]);
      }),
    ],
    ['sends a page for people', wrongPacks((response) => response.end('<html>Please sign in.</html>'))],
    ['answers 500', wrongPacks((response) => response.writeHead(500).end())],
    ['has lost all packs', wrongPacks((response) => response.writeHead(404).end())],
    ['never answers', wrongPacks(() => {})],
    [
      'has a damaged manifest',
      ({entries}) => {
        for (const [name, bytes] of entries)
          if (name.startsWith('ac/')) entries.set(name, bytes.subarray(0, 400));
      },
    ],
  ])('does no harm if it %s', async (_, spoil) => {
    const server = await startFilledServer();
    spoil(server);
    const site = createBundledSite('minimal', withCache({remote: server.url}));
    const {stderr} = await build(site);
    expect(stderr.match(/The remote cache .* was left out/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expectSameOutput(reference, site);
  });

  test('is not followed to another host', async () => {
    const [server, other] = [await startFilledServer(), await startFilledServer()];
    server.fault = (_request, response, name) => {
      response.writeHead(302, {location: other.url + name}).end();
      return true;
    };
    const site = createBundledSite('minimal', withCache({remote: server.url}));
    const {stderr} = await build(site, {LECTERN_CACHE_TOKEN: 'secret-token'});
    expect(stderr).toContain('it answers 302 to GET');
    expect(other.requests).toEqual([]);
    expectSameOutput(reference, site);
  });

  test('is left out if nothing listens there', async () => {
    const remote = `http://127.0.0.1:${await findFreePort()}/`;
    const site = createBundledSite('minimal', withCache({remote}));
    const {stderr, report} = await build(site);
    expect(stderr).toContain(
      `warning The remote cache ${remote} was left out of the rest of this build: ECONNREFUSED.`,
    );
    expect(report).toBe('');
    expectSameOutput(reference, site);
  });
});

describe('signatures', () => {
  test('only entries that the secret key has signed are used; without it, builds only read', async () => {
    const server = await startFilledServer();
    const unsigned = createBundledSite('minimal', withCache({remote: server.url}));
    const {stderr} = await build(unsigned, {LECTERN_CACHE_KEY: SECRET});
    const [, publicKey = ''] = /publicKey: '([\w-]{43})'/.exec(stderr) ?? [];
    expect(publicKey).toHaveLength(43);

    server.entries.clear();
    server.requests.length = 0;
    for (const [name, bytes] of filled) server.entries.set(name, bytes);
    const settings = {remote: server.url, publicKey};
    const stranger = createBundledSite('minimal', withCache(settings));
    const refused = await build(stranger);
    expect(refused.report).toMatch(
      /it has nothing for this site yet; read only: LECTERN_CACHE_KEY is not set\.$/,
    );
    const forger = createBundledSite('minimal', withCache(settings));
    const wrong = await build(forger, {LECTERN_CACHE_KEY: `${SECRET}, but another one`});
    expect(wrong.report).toMatch(/read only: LECTERN_CACHE_KEY is not the secret of cache\.publicKey\.$/);
    expect(lines(server, 'PUT')).toEqual([]);

    const owner = createBundledSite('minimal', withCache(settings));
    await build(owner, {LECTERN_CACHE_KEY: SECRET});
    expect(lines(server, 'PUT').length).toBeGreaterThan(0);
    const reader = createBundledSite('minimal', withCache(settings));
    expect((await build(reader)).report).toContain(`${PAGES} of ${PAGES} pages not rendered again`);
    for (const site of [stranger, forger, owner, reader]) expectSameOutput(reference, site);
  });
});

test.each([
  [{LECTERN_CACHE_MODE: 'write'}, '[CACHE_SETTING_INVALID] LECTERN_CACHE_MODE is "write"'],
  [
    {LECTERN_CACHE_KEY: 'short'},
    '[CACHE_SETTING_INVALID] LECTERN_CACHE_KEY must have at least 32 characters.',
  ],
])('a wrong variable ends the build: %o', async (env, message) => {
  const site = createBundledSite('minimal', withCache({remote: './store'}));
  const result = await runCli(site.dir, ['build'], {env: {...ENV, ...env}});
  expect(result.code).toBe(1);
  expect(result.stderr).toContain(message);
  setCache(site.files, {remote: 's3://bucket/docs'});
  const bucket = await runCli(site.dir, ['build'], {env: ENV});
  expect(bucket.stderr).toContain('npm install @lectern/s3');
});
