import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {
  changedFiles,
  createBundledSite,
  createSite,
  type Edit,
  expectOneError,
  expectQuietConsole,
  openPage,
  runCli,
  type Site,
  serveSite,
  snapshot,
  startCli,
  startSite,
} from '../harness/index.js';

async function expectBuilt(site: Site): Promise<Record<string, string>> {
  const result = await site.build();
  expect(result.code, result.stdout + result.stderr).toBe(0);
  return snapshot(site.outDir);
}

describe('the same input', () => {
  let site: Site;
  let other: Site;
  let first: Record<string, string>;

  beforeAll(async () => {
    site = createSite('basic');
    other = createBundledSite('basic');
    first = await expectBuilt(site);
  });

  test('gives the same bytes from the cache', async () => {
    expect(changedFiles(first, await expectBuilt(site))).toEqual([]);
  });

  test('gives the same bytes in another folder, and names neither', async () => {
    expect(changedFiles(first, await expectBuilt(other))).toEqual([]);
    const texts = Object.keys(first).filter((file) => /\.(?:html|js|css|json|txt)$/.test(file));
    const naming = texts.filter((file) =>
      fs.readFileSync(path.join(site.outDir, file), 'utf8').includes(site.dir),
    );
    expect(naming).toEqual([]);
  });

  test('an edited paragraph changes only the files of its page, as a build after `site clear` would', async () => {
    site.files.replace('docs/intro.md', 'Because a small site', 'Since a small site');
    const edited = await expectBuilt(site);
    const changed = changedFiles(first, edited);
    expect(changed).toContain('docs/intro/index.html');
    const foreign = changed.filter((file) => file.endsWith('.html') && file !== 'docs/intro/index.html');
    expect(foreign).toEqual([]);
    expect((await runCli(site.dir, ['clear'])).code).toBe(0);
    expect(fs.existsSync(site.outDir)).toBe(false);
    expect(changedFiles(edited, await expectBuilt(site))).toEqual([]);
  });

  test('folders of the cache that have become links to other folders are made again', async () => {
    const good = await expectBuilt(site);
    const outside = path.join(site.dir, 'outside');
    fs.mkdirSync(outside);
    for (const folder of ['.site', 'node_modules/.cache/lectern']) {
      for (const entry of fs.readdirSync(path.join(site.dir, folder), {withFileTypes: true})) {
        if (!entry.isDirectory()) continue;
        fs.rmSync(path.join(site.dir, folder, entry.name), {recursive: true});
        fs.symlinkSync(outside, path.join(site.dir, folder, entry.name));
      }
    }
    expect(changedFiles(good, await expectBuilt(site))).toEqual([]);
    expect(fs.readdirSync(outside)).toEqual([]);
    fs.rmdirSync(outside);
  });

  test('an output that grew out of earlier ones is as one from nothing', async () => {
    const edits: Edit[] = [
      (files) => files.write('static/old/notes.txt', 'old'),
      (files) => files.write('docs/guides/third.md', '# Third\n\nText.\n'),
      (files) => files.write('static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      (files) => files.remove('static/old/notes.txt'),
      (files) => files.remove('docs/guides/third.md'),
    ];
    await expectBuilt(other);
    for (const edit of edits) {
      edit(other.files);
      await expectBuilt(other);
    }
    const grown = snapshot(other.outDir);
    expect((await runCli(other.dir, ['clear'])).code).toBe(0);
    expect(changedFiles(grown, await expectBuilt(other))).toEqual([]);
    expect(fs.existsSync(path.join(other.outDir, 'old'))).toBe(false);
  });
});

describe('a build that is stopped', () => {
  const edit: Edit = (files) => files.replace('docs/intro.md', 'Because a small', 'Since a small');
  const undo: Edit = (files) => files.replace('docs/intro.md', 'Since a small', 'Because a small');
  let site: Site;
  let isEdited = false;
  /** Snapshots of the output, built without a cache: of the original and of the edited site. */
  let original: Record<string, string>;
  let edited: Record<string, string>;
  let entries: string[];

  beforeAll(async () => {
    site = createSite('basic', edit);
    edited = await expectBuilt(site);
    undo(site.files);
    expect((await runCli(site.dir, ['clear'])).code).toBe(0);
    original = await expectBuilt(site);
    entries = fs.readdirSync(site.dir).sort();
  });

  // All runs use one site, which is edited between two texts. Each run finds the cache of the interrupted run before.
  test.each([
    ['SIGINT', 900],
    ['SIGKILL', 200],
    ['SIGKILL', 900],
    ['SIGKILL', 1600],
  ] as const)('by %s after %i ms leaves a whole output and a usable cache', async (signal, milliseconds) => {
    (isEdited ? undo : edit)(site.files);
    isEdited = !isEdited;
    const wanted = isEdited ? edited : original;
    const running = startCli(site.dir, ['build']);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    running.child.kill(signal);
    const {code} = await running.ended;
    const left = snapshot(site.outDir);
    if (code === 0) expect(changedFiles(left, wanted)).toEqual([]);
    else expect([original, edited]).toContainEqual(left);
    expect(changedFiles(wanted, await expectBuilt(site))).toEqual([]);
    expect(fs.readdirSync(site.dir).sort(), 'nothing half-written stays').toEqual(entries);
  });
});

test('a mistake does not make the next build slow, and leaves nothing behind', async () => {
  const addMistake: Edit = (files) => files.write('docs/mistake.mdx', 'An { opens an expression.\n');
  const removeMistake: Edit = (files) => files.remove('docs/mistake.mdx');
  const site = createBundledSite('minimal', addMistake);
  const cache = path.join(site.dir, 'node_modules/.cache/lectern');
  const bundles = () => fs.readdirSync(path.join(cache, 'bundles')).sort();
  const spares = () => fs.readdirSync(cache).filter((name) => /^output-\w+$/.test(name));
  expect((await site.build()).code).toBe(1);
  const kept = bundles();
  expect(kept.filter((name) => !name.endsWith('.table'))).toHaveLength(1);
  removeMistake(site.files);
  await expectBuilt(site);
  expect(bundles(), 'the code was bundled by the build that failed').toEqual(kept);

  site.files.write('static/made.txt', 'Every file is built again.\n');
  const last = await expectBuilt(site);
  const spare = spares();
  expect(spare).toHaveLength(1);
  const beside = fs.readdirSync(site.dir).sort();
  addMistake(site.files);
  expect((await site.build()).code).toBe(1);
  expect(spares()).toEqual(spare);
  expect(snapshot(site.outDir)).toEqual(last);
  expect(fs.readdirSync(site.dir).sort()).toEqual(beside);
  expect(bundles()).toEqual(kept);
  removeMistake(site.files);
  expect(changedFiles(last, await expectBuilt(site))).toEqual([]);
});

describe('file names', () => {
  const names = ['with space', 'größe', '日本語', '100% sure', 'c# notes', "quote's", 'a&b', 'plus+sign'];

  test('with spaces, other scripts, % and # are pages that can be opened and linked', async () => {
    const site = createBundledSite('minimal', (files) => {
      for (const name of names) files.write(`docs/odd/${name}.md`, `# Page ${name}\n\nText of ${name}.\n`);
    });
    await expectBuilt(site);
    const server = await serveSite(site.dir);
    const opened = await openPage(`${server.url}/docs/intro`);
    const {page} = opened;
    for (const name of names) {
      const link = page
        .locator('.theme-doc-sidebar-menu')
        .getByRole('link', {name: `Page ${name}`, exact: true});
      if ((await link.count()) === 0)
        await page.locator('.theme-doc-sidebar-menu').getByText('odd', {exact: true}).click();
      await link.click();
      await page.waitForFunction(
        (title) => document.querySelector('h1')?.textContent === title,
        `Page ${name}`,
      );
      const direct = await openPage(page.url());
      expect(await direct.page.locator('h1').innerText()).toBe(`Page ${name}`);
      expectQuietConsole(direct);
      await direct.close();
    }
    expectQuietConsole(opened);
    await opened.close();
  });
});

describe('an output folder that cannot be written', () => {
  test('is one clear error', async () => {
    const site = createBundledSite('minimal');
    // The output path leads through a file. A read-only folder would not be an error for root.
    expectOneError(await site.build(['--out-dir', 'docs/intro.md/out']), {says: [/docs\/intro\.md/]});
  });

  test.skipIf(process.getuid?.() === 0)('without write permission is one clear error', async () => {
    const site = createBundledSite('minimal', (files) => files.write('locked/keep', ''));
    fs.chmodSync(path.join(site.dir, 'locked'), 0o555);
    expectOneError(await site.build(['--out-dir', 'locked/out']), {says: [/locked/]});
  });
});

/**
 * Mounts a small file system on an empty folder. @returns `false` if that is not allowed, as for users other than root
 */
function mountSmall(folder: string, size: string): boolean {
  const {status} = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  return status === 0;
}

function unmount(folder: string): void {
  spawnSync('umount', [folder]);
}

function mayMount(): boolean {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-mount-'));
  const isMounted = mountSmall(folder, '1m');
  if (isMounted) unmount(folder);
  fs.rmdirSync(folder);
  return isMounted;
}

describe.skipIf(!mayMount())('a full disk below the output folder', () => {
  test('is one clear error, and the last build stays until there is space', async () => {
    const site = createBundledSite('minimal');
    const disk = path.join(site.dir, 'disk');
    const filler = path.join(disk, 'filler');
    const outDir = path.join(disk, 'out');
    const build = () => site.build(['--out-dir', 'disk/out']);
    fs.mkdirSync(disk);
    expect(mountSmall(disk, '8m')).toBe(true);
    onTestFinished(() => unmount(disk));
    expect((await build()).code).toBe(0);
    const last = snapshot(outDir);

    const {bavail, bsize} = fs.statfsSync(disk);
    fs.writeFileSync(filler, Buffer.alloc(bavail * bsize - 64 * 1024));
    site.files.replace('docs/intro.md', '# ', '# New ');
    expectOneError(await build(), {code: 'NO_OUTPUT_SPACE', says: [/disk\/out/, /left as it is/]});
    expect(snapshot(outDir)).toEqual(last);
    expect(fs.readdirSync(disk).sort()).toEqual(['filler', 'out']);

    fs.rmSync(filler);
    expect((await build()).code).toBe(0);
    expect(changedFiles(last, snapshot(outDir))).toContain('docs/intro/index.html');
  });
});

describe.skipIf(!mayMount())('a full disk below the cache', () => {
  test('is one clear error that names the cache', async () => {
    const site = createBundledSite('minimal');
    const disk = path.join(site.dir, 'node_modules/.cache');
    fs.mkdirSync(disk, {recursive: true});
    expect(mountSmall(disk, '64k')).toBe(true);
    onTestFinished(() => unmount(disk));
    expectOneError(await site.build(), {
      code: 'NO_CACHE_SPACE',
      says: [/node_modules\/\.cache/, /left as it is/],
    });
    expect(fs.existsSync(site.outDir)).toBe(false);
  });
});

describe.skipIf(!mayMount())('an output folder that is a mount point', () => {
  test('is filled in place: it holds what a build elsewhere gives, and the command says so', async () => {
    const site = createBundledSite('basic');
    fs.mkdirSync(site.outDir);
    expect(mountSmall(site.outDir, '64m')).toBe(true);
    onTestFinished(() => unmount(site.outDir));
    site.files.write('docs/guides/third.md', '# Third\n\nText.\n');
    const first = await site.build();
    expect(first.code, first.stderr).toBe(0);
    expect(first.stderr).toContain('cannot be replaced as a whole');
    site.files.remove('docs/guides/third.md');
    await expectBuilt(site);
    const filled = snapshot(site.outDir);
    fs.rmSync(path.join(site.dir, 'node_modules/.cache'), {recursive: true});
    expect((await site.build(['--out-dir', 'elsewhere'])).code).toBe(0);
    expect(changedFiles(filled, snapshot(path.join(site.dir, 'elsewhere')))).toEqual([]);
    expect(fs.existsSync(path.join(site.outDir, 'docs/guides/third'))).toBe(false);
    const isLeft = (name: string) => /^\.build\.|\.tmp$/.test(name);
    expect([...fs.readdirSync(site.dir), ...fs.readdirSync(site.outDir)].filter(isLeft)).toEqual([]);
  });
});

describe('two builds of one site at the same time', () => {
  test('run one after the other, and the second says that it waits', async () => {
    const site = createBundledSite('basic');
    const started = [startCli(site.dir, ['build']), startCli(site.dir, ['build', '--out-dir', 'other'])];
    const results = await Promise.all(started.map(({ended}) => ended));
    const printed = results.map(({stdout, stderr}) => stdout + stderr);
    expect(
      results.map(({code}) => code),
      printed.join('\n'),
    ).toEqual([0, 0]);
    expect(printed.filter((text) => text.includes('Another build of this site runs'))).toHaveLength(1);
    expect(changedFiles(snapshot(site.outDir), snapshot(path.join(site.dir, 'other')))).toEqual([]);
  });

  test('do not wait for the dev server, nor for a build that was killed', async () => {
    const site = createBundledSite('minimal');
    const killed = startCli(site.dir, ['build']);
    const lock = path.join(site.dir, 'node_modules/.cache/lectern/build.lock');
    await expect.poll(() => fs.existsSync(lock), {interval: 5}).toBe(true);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const server = await startSite(site.dir);
    const {code, stdout} = await site.build();
    expect(code).toBe(0);
    expect(stdout).not.toContain('Another build');
    await server.stop();
  });
});

describe('`site serve`', () => {
  let site: Site;

  beforeAll(async () => {
    site = createBundledSite('minimal');
    await expectBuilt(site);
  });

  test('puts back the output that a killed build moved away', async () => {
    const killed = startCli(site.dir, ['build', '--help']);
    await killed.ended;
    fs.renameSync(site.outDir, path.join(site.dir, `.build.last-${killed.child.pid}`));
    const server = await serveSite(site.dir);
    expect((await fetch(`${server.url}/docs/intro`)).status).toBe(200);
    await server.stop();
    expect(fs.readdirSync(site.dir).filter((name) => name.startsWith('.build.'))).toEqual([]);
  });

  test('says that a port is taken, as `site start` does, and ends', async () => {
    const server = await serveSite(site.dir);
    const port = String(server.port);
    const flags = ['--no-open', '--host', '127.0.0.1', '--port', port];
    for (const command of ['start', 'serve']) {
      expectOneError(await runCli(site.dir, [command, ...flags]), {says: [new RegExp(port)]});
    }
    await server.stop();
  });
});
