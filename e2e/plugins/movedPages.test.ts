import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createBundledSite,
  type Edit,
  expectOneError,
  expectQuietConsole,
  openPage,
  runCli,
  type Site,
  serveSite,
  startSite,
} from '../harness/index.js';

const MOVING = `# Moving a page

Readers keep the addresses of pages in bookmarks, in messages and in other sites. When the file of a page gets another
name, its address changes, and all of these links lead nowhere. A redirect sends each reader to the new address. The list
of published addresses finds pages that have moved, since their text is nearly the same as before.
`;
const GONE = `# Going away

This guide describes an old tool, which nobody can download any more. There is no other page about that subject, so
its address may stop working, after somebody has decided it.
`;

/** Adds the plugin with lists in the folder "redirects", and two guides. */
const withLists =
  (options = ''): Edit =>
  (files) => {
    files.replace(
      'site.config.mjs',
      'presets:',
      `plugins: [['client-redirects', {path: 'redirects', ${options}}]],\n  presets:`,
    );
    files.write('docs/guide/moving.md', MOVING);
    files.write('docs/guide/gone.md', GONE);
  };

/** Moves a guide, and edits it a little; removes the other. */
function move({files}: Pick<Site, 'files'>): void {
  files.remove('docs/guide/moving.md');
  files.remove('docs/guide/gone.md');
  files.write(
    'docs/start/moved pages.md',
    MOVING.replace('in bookmarks, in messages', 'in their bookmarks and messages'),
  );
}

const list = (site: Site, locale = '') => site.files.read(`redirects/published${locale}.txt`);
const addressesOf = (text: string) => text.match(/^\/\S*/gm);

describe('a page that moved, in a site with three languages', () => {
  let site: Site;

  beforeAll(async () => {
    site = createBundledSite('locales', (files) => {
      withLists("hostFiles: ['netlify', 'apache']")(files);
      files.write('static/_redirects', '/own /base/ 302\n');
    });
    const {code, stderr} = await site.build();
    expect(code, stderr).toBe(0);
    expect(stderr.match(/There is no list of published addresses yet/g)).toHaveLength(1);
    const accepted = await runCli(site.dir, ['redirects', '--accept']);
    expect(accepted.code, accepted.stderr).toBe(0);
    expect(accepted.stdout).toContain('0 redirects written, 15 addresses added to the list.');
  });

  test('the first list has the pages of each language, with sketches of the texts in that language', () => {
    const addresses = ['/', '/docs/guide/gone', '/docs/guide/moving', '/docs/intro', '/docs/next'];
    expect(addressesOf(list(site))).toEqual(addresses);
    expect(addressesOf(list(site, '.ar'))).toEqual(addresses);
    expect(list(site)).toMatch(/^\/docs\/guide\/moving [0-9a-f.]{32} Moving a page$/m);
    const lineOfIntro = (text: string) => /^\/docs\/intro .*$/m.exec(text)?.[0];
    expect(lineOfIntro(list(site, '.fr'))).toBeDefined();
    expect(lineOfIntro(list(site, '.fr'))).not.toBe(lineOfIntro(list(site)));
    expect(lineOfIntro(list(site, '.ar'))).toBe(lineOfIntro(list(site)));
  });

  test('is reported once, with its new address; the redirects are accepted, and lead there', async () => {
    move(site);
    const {code, stderr} = await site.build();
    expect(code, stderr).toBe(0);
    const reports = stderr.match(/^- .*leads nowhere.*$/gm);
    expect(reports).toEqual([
      '- "/base/docs/guide/gone" (Going away) leads nowhere, and no page is similar to the one that was there.',
      expect.stringMatching(
        /^- "\/base\/docs\/guide\/moving" \(Moving a page\) leads nowhere\. Proposed: "\/base\/docs\/start\/moved%20pages" \(\d\d% of the text is the same\)\.$/,
      ),
    ]);

    const listed = await runCli(site.dir, ['redirects', '--json']);
    expect(listed.code).toBe(1);
    const {missing, lost} = JSON.parse(listed.stdout);
    expect(lost).toEqual([]);
    expect(missing).toHaveLength(6);
    expect(missing[5]).toMatchObject({
      locale: 'ar',
      address: '/docs/guide/moving',
      target: '/docs/start/moved%20pages',
      reason: 'text',
    });

    const checked = await runCli(site.dir, ['check', '--only', 'plugins', '--no-build', '--json']);
    expect(checked.code).toBe(1);
    const {findings} = JSON.parse(checked.stdout);
    expect(findings).toHaveLength(6);
    expect(findings).toContainEqual({
      check: 'plugins',
      code: 'published-address',
      severity: 'error',
      file: 'redirects/published.txt',
      line: expect.any(Number),
      page: '/base/docs/guide/moving',
      message: expect.stringContaining('Proposed:'),
      hint: expect.stringContaining('site redirects --accept'),
    });

    const refused = await runCli(site.dir, [
      'redirects',
      '--accept',
      '/docs/guide/moving',
      '/docs/guide/gone',
    ]);
    expectOneError(refused, {
      code: 'REDIRECT_ADDRESS_UNKNOWN',
      says: ['Add a line to redirects/redirects.txt'],
    });
    expect(fs.readdirSync(path.join(site.dir, 'redirects'))).not.toContain('redirects.txt');

    // "gone" remains.
    const accepted = await runCli(site.dir, ['redirects', '--accept']);
    expect(accepted.code).toBe(1);
    expect(site.files.read('redirects/redirects.txt')).toMatch(
      /^# .*\n\n\/docs\/guide\/moving \/docs\/start\/moved%20pages\n$/,
    );
    // The redirect of the default language fits the others.
    expect(fs.readdirSync(path.join(site.dir, 'redirects')).sort()).toEqual([
      'published.ar.txt',
      'published.fr.txt',
      'published.txt',
      'redirects.txt',
    ]);
    const dropped = await runCli(site.dir, ['redirects', '--drop', 'docs/guide/gone']);
    expect(dropped.code, dropped.stdout).toBe(0);
    expect(addressesOf(list(site, '.fr'))).toEqual([
      '/',
      '/docs/guide/moving',
      '/docs/intro',
      '/docs/next',
      '/docs/start/moved%20pages',
    ]);

    const built = await site.build();
    expect(built.code).toBe(0);
    expect(built.stderr).not.toContain('REDIRECT_');
    const {url} = await serveSite(site.dir);
    for (const locale of ['', 'fr/']) {
      const opened = await openPage(`${url}/base/${locale}docs/guide/moving?a=1#b`);
      await opened.page.waitForURL(new RegExp(`/base/${locale}docs/start/moved%20pages/?[?]a=1#b$`));
      expect(await opened.page.locator('h1').innerText()).toBe('Moving a page');
      expectQuietConsole(opened);
      await opened.close();
    }
  });

  test('the files of hosts are at the root, for all languages, with the lines of the user', () => {
    const read = (file: string) => fs.readFileSync(path.join(site.outDir, file), 'utf8');
    const line = (locale: string) =>
      `/base/${locale}docs/guide/moving /base/${locale}docs/start/moved%20pages 301!`;
    expect(read('_redirects').split('\n').filter(Boolean)).toEqual([
      line('ar/'),
      line('fr/'),
      line(''),
      '/own /base/ 302',
    ]);
    expect(site.files.read('static/_redirects')).toBe('/own /base/ 302\n');
    expect(read('.htaccess').split('\n')).toHaveLength(4);
    expect(read('fr/_redirects')).toBe('/own /base/ 302\n');
  });

  test('a build after an edit reports nothing, one after a line was removed reports again', async () => {
    const file = 'docs/start/moved pages.md';
    site.files.write(file, `${site.files.read(file)}\nOne more sentence.\n`);
    expect((await site.build()).stderr).not.toContain('REDIRECT_');
    site.files.write('redirects/redirects.txt', '# empty\n');
    expect((await site.build()).stderr).toContain('"/base/docs/guide/moving" (Moving a page) leads nowhere.');
    site.files.write(
      'redirects/redirects.txt',
      '# mine\n/docs/guide/moving /docs/start/moved%20pages\n/a b c\n',
    );
    expectOneError(await site.build(), {
      code: 'REDIRECT_FILE_INVALID',
      location: 'redirects/redirects.txt:3',
    });
    site.files.write('redirects/redirects.txt', '# mine\n/docs/guide/moving /docs/start/moved%20pages\n');
  });

  test('site start has the redirects, and reads the file again when it changes', async () => {
    const server = await startSite(site.dir);
    const {page, close} = await openPage(`${server.url}/base/docs/guide/moving?a=1#b`);
    await page.waitForURL(/\/base\/docs\/start\/moved%20pages\?a=1#b$/);
    await close();
    site.files.write('redirects/redirects.txt', '/later /docs/intro\n');
    const status = async () => (await fetch(`${server.url}/base/later`)).status;
    await expect.poll(status).toBe(200);
  });
});

test('with onMovedPages: "throw", the build fails and its output stays; the proposal is accepted all the same', async () => {
  const site = createBundledSite('locales', (files) => {
    withLists("onMovedPages: 'throw'")(files);
    files.replace('site.config.mjs', "locales: ['en', 'fr', 'ar']", "locales: ['en']");
    files.replace('site.config.mjs', 'baseUrl:', 'trailingSlash: true,\n  baseUrl:');
    files.remove('docs/guide/gone.md');
  });
  await site.build();
  await runCli(site.dir, ['redirects', '--accept']);
  site.files.write('docs/guide/gone.md', GONE);
  move(site);
  const failed = await site.build();
  expectOneError(failed, {code: 'REDIRECT_MISSING', says: ['"/base/docs/guide/moving" (Moving a page)']});
  expect(fs.existsSync(path.join(site.outDir, 'docs/guide/moving/index.html'))).toBe(true);
  expect((await runCli(site.dir, ['redirects', '--accept', '/base/docs/guide/moving/'])).code).toBe(0);
  const {code, stderr} = await site.build();
  expect(code, stderr).toBe(0);
  expect(site.files.read('redirects/redirects.txt')).toContain(
    '/docs/guide/moving /docs/start/moved%20pages\n',
  );
});

test('without the option, site redirects says how to set it; without a build, that one is needed', async () => {
  const without = await runCli(createBundledSite('locales').dir, ['redirects']);
  expectOneError(without, {code: 'COMMAND_UNKNOWN', says: ['Install @lectern/plugin-client-redirects']});
  const unbuilt = await runCli(createBundledSite('locales', withLists()).dir, ['redirects', '--accept']);
  expectOneError(unbuilt, {code: 'REDIRECT_NOT_BUILT'});
});
