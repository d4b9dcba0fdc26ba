import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {
  startTypesenseServer,
  TYPESENSE,
  type TypesenseServer,
} from '../../packages/theme-search/test/typesenseServer.js';
import {createSite, runCli, type Site} from '../harness/index.js';

const KEY = 'TYPESENSE_ADMIN_KEY';

let server: TypesenseServer;
let site: Site;
beforeAll(async () => {
  server = await startTypesenseServer();
  process.env.SEARCH_URL = server.origin;
  site = createSite('search-hosted');
});
beforeEach(() => {
  process.env[KEY] = TYPESENSE.adminKey;
  server.mode = 'answer';
  server.store.aliases.clear();
  server.store.collections.clear();
});
afterAll(async () => {
  delete process.env.SEARCH_URL;
  delete process.env[KEY];
  await server.stop();
});

async function build(): Promise<void> {
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
}

const push = () => runCli(site.dir, ['search:push']);

interface StoredRecord {
  readonly [field: string]: unknown;
}

function documents(): StoredRecord[] {
  const {collections, aliases} = server.store;
  return [...(collections.get(aliases.get('docs') ?? '')?.documents.values() ?? [])];
}

/** Paths of all output files that contain a text. */
function filesWith(text: string): string[] {
  return fs
    .readdirSync(site.outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => fs.readFileSync(file, 'latin1').includes(text));
}

test('a push without a build or without a key says what to do', async () => {
  const early = await push();
  expect(early.code).toBe(1);
  expect(early.stderr).toContain('[SEARCH_PUSH_NO_BUILD] There are no search records of the locale "en".');
  expect(early.stderr).toContain('Run `site build` first');

  delete process.env[KEY];
  const keyless = await push();
  expect(keyless.stderr).toContain(
    '[SEARCH_PUSH_KEY] The environment variable TYPESENSE_ADMIN_KEY is not set.',
  );
});

test('a push sends the records of the last build in all languages, then what an edit changed', async () => {
  await build();
  expect(server.requests).toEqual([]);
  const first = await push();
  expect(first.code, first.stderr).toBe(0);
  expect(first.stdout).toMatch(
    /Search records: \d+ sent, 0 deleted, 0 unchanged\. "docs" leads to the collection/,
  );
  const records = documents();
  expect(records).toContainEqual(
    expect.objectContaining({
      url: 'https://docs.example/base/docs/install/#windows',
      'hierarchy.lvl1': 'Installation',
      'hierarchy.lvl2': 'Windows',
      content: 'Use <Terminal> & accept long paths.',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: ['current'],
    }),
  );
  expect(records).toContainEqual(
    expect.objectContaining({url: 'https://docs.example/base/fr/docs/install/', language: 'fr'}),
  );
  expect(records).toContainEqual(
    expect.objectContaining({'hierarchy.lvl1': 'A release', docusaurus_tag: 'default'}),
  );
  expect(JSON.stringify(records)).not.toContain('quetzal');

  site.files.replace('docs/install.md', 'You need Node 20.19 or newer.', 'You need Node 24.');
  site.files.replace('docs/routing.md', '## Trailing slash\n\nThe option decides how addresses end.\n', '');
  await build();
  const second = await push();
  // One edit deletes two records, since the French site shows the English page where it has no translation.
  expect(second.stdout).toContain(`Search records: 1 sent, 2 deleted, ${records.length - 3} unchanged.`);
  expect(documents()).toContainEqual(expect.objectContaining({content: 'You need Node 24.'}));

  const third = await push();
  expect(third.stdout).toContain(`Search records: 0 sent, 0 deleted, ${records.length - 2} unchanged.`);
});

test('the key for writing is in no file of the site, and that for searching is', async () => {
  expect(filesWith(TYPESENSE.adminKey)).toEqual([]);
  expect(filesWith(TYPESENSE.searchKey)).not.toEqual([]);
  expect(filesWith('typesense-api-key')).not.toEqual([]);
});

test('a wrong key and a server that is down are reported', async () => {
  process.env[KEY] = 'wrong';
  const refused = await push();
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(
    '[SEARCH_PUSH_REFUSED] Typesense refused the key in TYPESENSE_ADMIN_KEY (401).',
  );

  process.env[KEY] = TYPESENSE.adminKey;
  server.mode = 'down';
  const unreachable = await push();
  expect(unreachable.stderr).toContain('[SEARCH_PUSH_UNREACHABLE] Typesense cannot be reached:');
});
