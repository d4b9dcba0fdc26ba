import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {CACHE_ENV as ENV, startCacheServer} from '../harness/cacheServer.js';
import {
  changedFiles,
  createSite,
  runCli,
  type Site,
  type SiteFiles,
  snapshot,
  startCli,
  workFolder,
} from '../harness/index.js';

const BUNDLES = 'node_modules/.cache/lectern/bundles';
const SHARDS = [1, 2, 3];
const STORE = path.join(workFolder, `shards-${process.pid}`);

const CONFIG = `export default {
  title: 'Shards',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  markdown: {format: 'detect'},
  presets: [['classic', {docs: {}, blog: {postsPerPage: 2}, sitemap: {lastmod: null}}]],
  plugins: ['@lectern/plugin-social-images'],
  contentSecurityPolicy: true,
  llmsTxt: true,
  cache: {remote: ${JSON.stringify(STORE)}},
};
`;

/** A site with docs that share a part, posts with tags, two locales, search, feeds, social images and a policy. */
function write(files: SiteFiles): void {
  files.write('package.json', '{"name": "shards"}');
  files.write('docusaurus.config.mjs', CONFIG);
  files.write('docs/_part.md', 'A part that two pages show.\n');
  for (const name of ['one', 'two'])
    files.write(`docs/${name}.mdx`, `import Part from './_part.md';\n\n# Page ${name}\n\n<Part />\n`);
  for (const day of [1, 2, 3, 4, 5]) {
    const text = `---\ntitle: Post ${day}\ntags: [all, odd${day % 2}]\n---\n\nStart ${day}.\n\n<!-- truncate -->\n\n## End\n\nEnd.\n`;
    files.write(`blog/2026-01-0${day}-post.md`, text);
  }
  files.write('i18n/fr/docusaurus-plugin-content-docs/current/usage.md', '# Emploi\n\nUn texte.\n');
}

let plain: Site;

/** A checkout in which nothing was built, with a bundle that saves the test the time of the bundler. */
function checkout(edit?: (files: SiteFiles) => void): Site {
  const site = createSite('minimal', (files) => {
    write(files);
    edit?.(files);
  });
  fs.cpSync(path.join(plain.dir, BUNDLES), path.join(site.dir, BUNDLES), {
    recursive: true,
    preserveTimestamps: true,
  });
  return site;
}

async function build(site: Site, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const {code, stdout, stderr} = await runCli(site.dir, ['build', ...args], {env: {...ENV, ...env}});
  return {code, text: `${stdout}${stderr}`};
}

beforeAll(async () => {
  plain = createSite('minimal', write);
  const {code, text} = await build(plain, [], {LECTERN_CACHE_MODE: 'off'});
  expect(code, text).toBe(0);
});

test('a merge of three shards has the bytes of one build, and renders no page', async () => {
  const shown: string[] = [];
  for (const index of SHARDS) {
    const site = checkout();
    const {code, text} = await build(site, ['--shard', `${index}/3`, '--run', 'all']);
    expect(code, text).toBe(0);
    expect(fs.existsSync(site.outDir)).toBe(false);
    shown.push(...(/Shard \d of 3: (\d+) pages of \d+ files/.exec(text)?.slice(1) ?? []));
  }
  const merged = checkout();
  const {code, text} = await build(merged, ['--merge', '--run', 'all']);
  expect(code, text).toBe(0);
  const pages = shown.map(Number).reduce((sum, count) => sum + count, 0);
  expect(text).toMatch(new RegExp(`3 of 3 shards found, .* read in .*, 0 of ${pages} pages rendered here; `));
  expect(changedFiles(snapshot(plain.outDir), snapshot(merged.outDir))).toEqual([]);
  const files = Object.keys(snapshot(merged.outDir));
  const names = [
    'blog/atom.xml',
    'content-security-policy.json',
    'fr/sitemap.xml',
    'llms.txt',
    'search-index.json',
  ];
  expect(names.filter((name) => !files.includes(name))).toEqual([]);
  expect(files.filter((name) => /assets\/social\/.*\.png$/.test(name)).length).toBeGreaterThan(5);
});

test('a merge makes the pages of a killed shard and of damaged packs; shards of another state are refused', async () => {
  const server = await startCacheServer();
  const onServer = (files: SiteFiles) =>
    files.replace('docusaurus.config.mjs', JSON.stringify(STORE), JSON.stringify(server.url));
  for (const index of [1, 3])
    expect((await build(checkout(onServer), ['--shard', `${index}/3`, '--run', 'lost'])).code).toBe(0);
  const {child, ended} = startCli(checkout(onServer).dir, ['build', '--shard', '2/3', '--run', 'lost'], {
    env: ENV,
  });
  server.fault = (request) => request.method === 'PUT' && child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
  server.fault = undefined;
  for (const [name, bytes] of [...server.entries].filter(([one]) => one.startsWith('cas/')).slice(0, 2))
    server.entries.set(name, bytes.subarray(0, bytes.length / 2));
  const changed = checkout((files) => {
    onServer(files);
    files.replace('docusaurus.config.mjs', "title: 'Shards'", "title: 'Other'");
  });
  const refused = await build(changed, ['--merge', '4', '--run', 'lost']);
  expect(refused.code).toBe(1);
  expect(refused.text).toContain(
    '[SHARDS_DIFFER] Shard 1/3 does not fit: the number of shards (3 instead of 4) and the configuration.',
  );
  const pair = [checkout(onServer), checkout(onServer)];
  for (const {code, text} of await Promise.all(
    pair.map((site) => build(site, ['--merge', '--run', 'lost'])),
  )) {
    expect(code, text).toBe(0);
    expect(text).toContain('lacks shard 2 of 3. This build makes the pages that are missing.');
    expect(text).toMatch(/2 of 3 shards found/);
  }
  for (const {outDir} of pair) expect(changedFiles(snapshot(plain.outDir), snapshot(outDir))).toEqual([]);
});
