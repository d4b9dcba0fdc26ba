import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {log} from './log.js';
import {version} from './ownPackage.js';
import {runCreate} from './runCreate.js';
import {writeFiles} from './stage.js';

let dir: string;
let printed: string[];

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-create-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  printed = [];
  for (const name of ['line', 'error'] as const) {
    vi.spyOn(log, name).mockImplementation((text) => void printed.push(text));
  }
});

afterEach(() => void vi.restoreAllMocks());

const create = (...args: readonly string[]) => runCreate([...args, '-s', '-y']);

const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

test('a site is made, with a repository that has one commit', async () => {
  expect(await create('my-site', 'classic', dir)).toBe(0);
  expect(read('my-site/site.config.ts')).toContain("title: 'My site'");
  const {stdout} = spawnSync('git', ['status', '--short', '--branch'], {
    cwd: path.join(dir, 'my-site'),
    encoding: 'utf8',
  });
  expect(stdout.split('\n').slice(1)).toEqual(['']);
  expect(printed.join('\n')).toContain('my-site is ready');
  expect(fs.readdirSync(dir)).toEqual(['my-site']);
});

test('a second site of the same name is refused, and the first one is as it was', async () => {
  writeFiles(dir, new Map([['my-site/mine.md', 'mine']]));
  expect(await create('my-site', 'classic', dir)).toBe(1);
  expect(printed.join('\n')).toContain('[CREATE_FOLDER_NOT_EMPTY]');
  expect(fs.readdirSync(path.join(dir, 'my-site'))).toEqual(['mine.md']);
});

test('a folder is copied as a template, with the new name', async () => {
  writeFiles(
    dir,
    new Map([
      ['template/package.json', '{"name": "old", "scripts": {"a": "b"}}'],
      ['template/node_modules/x/index.js', ''],
      ['template/docs/a.md', '# A'],
    ]),
  );
  expect(await create('fresh', path.join(dir, 'template'), dir, '--no-git')).toBe(0);
  expect(JSON.parse(read('fresh/package.json'))).toEqual({name: 'fresh', scripts: {a: 'b'}});
  expect(fs.readdirSync(path.join(dir, 'fresh')).sort()).toEqual(['docs', 'package.json']);
});

test('a template without a package.json leaves nothing', async () => {
  writeFiles(dir, new Map([['template/a.md', '']]));
  expect(await create('fresh', path.join(dir, 'template'), dir)).toBe(1);
  expect(printed.join('\n')).toContain('[CREATE_SOURCE_INVALID] The template has no package.json.');
  expect(fs.readdirSync(dir)).toEqual(['template']);
});

function makeRepository(): string {
  const origin = path.join(dir, 'origin');
  writeFiles(
    origin,
    new Map([
      ['package.json', '{"name": "old"}'],
      ['docs/a.md', '# A'],
    ]),
  );
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {cwd: origin});
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  return `file://${origin}`;
}

test.each([
  ['deep', true],
  ['shallow', true],
  ['copy', false],
])('a repository is cloned by the strategy %s', async (strategy, keepsHistory) => {
  expect(
    await create('fresh', makeRepository(), dir, '-g', strategy, ...(keepsHistory ? [] : ['--no-git'])),
  ).toBe(0);
  expect(JSON.parse(read('fresh/package.json'))).toEqual({name: 'fresh'});
  expect(fs.existsSync(path.join(dir, 'fresh/.git'))).toBe(keepsHistory);
});

test('a repository that cannot be cloned leaves nothing', async () => {
  expect(await create('fresh', `file://${dir}/gone`, dir)).toBe(1);
  expect(printed.join('\n')).toMatch(
    /\[CREATE_GIT_CLONE\] git could not clone file:.*\n(?:.*\n)*Nothing was changed\./,
  );
  expect(fs.readdirSync(dir)).toEqual([]);
});

test('a failed installation leaves a complete site, and says what is missing', async () => {
  // Nothing listens on this port.
  const env = {
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_fetch_retries: '0',
    npm_config_offline: 'false',
    // As under "npm create --silent": the reason is printed even so.
    npm_config_loglevel: 'silent',
  };
  const before = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]));
  Object.assign(process.env, env);
  onTestFinished(() => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
  expect(await runCreate(['my-site', 'docs', dir, '-y', '-p', 'npm', '--no-git'])).toBe(1);
  expect(printed.join('\n')).toMatch(
    /\[CREATE_INSTALL_FAILED\] "npm install --no-audit --no-fund" failed:\n.*ECONNREFUSED/s,
  );
  expect(printed.join('\n')).toContain(`${path.join(dir, 'my-site')} is complete but for its packages.`);
  expect(read('my-site/docs/intro.md')).toContain('# Introduction');
});

test.each([
  [['--version'], version],
  [['-h'], 'create-lectern [siteName] [template] [rootDir] [options]'],
])('%j prints', async (args, text) => {
  expect(await runCreate(args)).toBe(0);
  expect(printed.join('\n')).toContain(text);
});

test('Ctrl+C while files are made leaves nothing', async () => {
  // A clone that hangs: the "server" accepts the connection and is silent.
  const script = `
    import net from 'node:net';
    const server = net.createServer(() => console.log('connected')).listen(0, '127.0.0.1', () => console.log(server.address().port));
  `;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill());
  const lines: string[] = [];
  server.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')));
  await expect.poll(() => lines.length).toBe(1);
  const bin = path.resolve(import.meta.dirname, '../bin/create-lectern.mjs');
  const args = ['fresh', `git://127.0.0.1:${lines[0]}/a`, dir, '-s', '-y'];
  const child = spawn(process.execPath, [bin, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await expect.poll(() => lines.length).toBe(2);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({code, output}).toEqual({
    code: 130,
    output: expect.stringContaining('[CREATE_STOPPED] Stopped.\nNothing is left'),
  });
  expect(fs.readdirSync(dir)).toEqual([]);
});
