import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {makeDocusaurusSite} from '../../scripts/docs/docusaurusSite.mjs';
import {usePackedPackages} from '../../scripts/registry/usePackedPackages.mjs';
import {hasTerminals, startInTerminal} from '../harness/index.js';
import {createCli} from '../harness/paths.js';

/**
 * Projects are folders of one folder, whose `node_modules` all of them use: installing packages takes most of the time.
 * `pnpm docs:check` creates sites with their own packages.
 */
const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-create-')));

interface Manifest {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Runs a command to its end. Not `spawnSync`, since this process serves the packages at the same time. */
async function run(cwd: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, NODE_ENV: undefined, NODE_TEST_CONTEXT: undefined, NO_COLOR: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  expect(code, `${command} ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

function readManifest(name: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(dir, name, 'package.json'), 'utf8'));
}

/** Projects by name: the package of the command, and its arguments behind the name. */
const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  classic: ['lectern@latest', 'classic'],
  'classic-js': ['lectern@latest', 'classic', '--javascript'],
  docs: ['lectern@latest', 'docs', '--color', 'orange'],
  'docs-js': ['lectern@latest', 'docs', '--javascript'],
  api: ['lectern@latest', 'api'],
  handbook: ['lectern@latest', '--from', 'notes'],
  'my-plugin': ['lectern-plugin@latest'],
};

beforeAll(async () => {
  const registry = await usePackedPackages();
  try {
    fs.mkdirSync(path.join(dir, 'notes/more'), {recursive: true});
    fs.writeFileSync(path.join(dir, 'notes/first.md'), '# First\n\n[Nowhere](nowhere.md), {braces}\n');
    fs.writeFileSync(path.join(dir, 'notes/more/second.md'), '# Second\n');
    makeDocusaurusSite(path.join(dir, 'docusaurus'));
    for (const [name, [initializer = '', ...args]] of Object.entries(PROJECTS)) {
      const options = ['--skip-install', '--no-git', '-p', 'npm'];
      await run(dir, 'npm', ['create', '--yes', initializer, name, '--', ...args, ...options], registry.env);
    }
    const moved = ['moved', '--from', 'docusaurus', '--skip-install', '--no-git', '-p', 'npm'];
    await run(dir, 'npm', ['create', '--yes', 'lectern@latest', '--', ...moved], registry.env);
    const manifests = Object.keys(PROJECTS).map(readManifest);
    const manifest = {
      name: 'projects',
      private: true,
      dependencies: Object.assign({}, ...manifests.flatMap((one) => [one.dependencies, one.devDependencies])),
      overrides: readManifest('api').overrides,
    };
    fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
    await run(dir, 'npm', ['install', ...flags], registry.env);
  } finally {
    await registry.close();
  }
}, 600_000);

afterAll(() => fs.rmSync(dir, {recursive: true, force: true}));

describe.each(Object.keys(PROJECTS))('%s', (name) => {
  test('passes its own test, without warnings in the build', async () => {
    const output = await run(path.join(dir, name), 'npm', ['test']);
    expect(output).toMatch(/^# pass [1-9]/m);
    // Documents that are taken over may have broken links.
    if (name !== 'handbook') expect(output).not.toMatch(/^warning/m);
  });

  test('passes its type check, if it has one', async () => {
    const {scripts} = readManifest(name);
    expect('typecheck' in scripts).toBe(!name.endsWith('-js') && name !== 'my-plugin');
    if (scripts.typecheck) await run(path.join(dir, name), 'npm', ['run', 'typecheck']);
  });
});

test('a plugin has types, and its package has nothing else', async () => {
  const output = await run(path.join(dir, 'my-plugin'), 'npm', ['pack', '--dry-run', '--json']);
  const [{files}] = JSON.parse(output) as [{files: readonly {path: string}[]}];
  expect(files.map((file) => file.path).sort()).toEqual([
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'package.json',
  ]);
});

test('documents are in the new site, with a first page; broken links are warnings', () => {
  const page = (file: string) => fs.readFileSync(path.join(dir, 'handbook/build', file), 'utf8');
  expect(page('index.html')).toContain('href="/first/"');
  expect(page('first/index.html')).toContain('{braces}');
  expect(page('more/second/index.html')).toContain('Second');
});

test('a Docusaurus site is taken over as a copy', async () => {
  expect(readManifest('moved')).toMatchObject({name: 'moved', scripts: {build: 'site build'}});
  expect(Object.keys(readManifest('docusaurus').dependencies ?? {})).toContain('@docusaurus/core');
  await run(path.join(dir, 'moved'), 'npm', ['run', 'build']);
  expect(fs.readFileSync(path.join(dir, 'moved/build/doc2/index.html'), 'utf8')).toContain('<b>Box</b>');
});

describe.skipIf(!hasTerminals)('in a terminal', () => {
  const DOWN = '\u001b[B';

  function emptyFolder(): string {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-create-'));
    onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
    return folder;
  }

  test('what the options leave open is asked', async () => {
    const folder = emptyFolder();
    const terminal = startInTerminal(folder, ['--skip-install'], createCli);
    await terminal.waitFor('What is the name of the folder?');
    terminal.type('Bad Name\r');
    await terminal.waitFor('it has capital letters');
    terminal.type(`${'\u007f'.repeat(8)}guide\r`);
    await terminal.waitFor('What do you want to make?');
    terminal.type(`${DOWN}\r`);
    await terminal.waitFor('In which language?');
    terminal.type(`${DOWN}\r`);
    await terminal.waitFor('Which colour for links and buttons?');
    terminal.type(`${DOWN}\r`);
    await terminal.waitFor('Which package manager?');
    terminal.type('\r');
    await terminal.waitFor('Make a git repository?');
    terminal.type('n');
    expect(await terminal.ended, terminal.output()).toBe(0);
    const read = (file: string) => fs.readFileSync(path.join(folder, 'guide', file), 'utf8');
    expect(read('site.config.js')).toContain("routeBasePath: '/'");
    expect(read('site.config.js')).toContain("colors: 'teal'");
    expect(read('static/logo.svg')).toContain('#0d6e6a');
    expect(fs.existsSync(path.join(folder, 'guide/.git'))).toBe(false);
  });

  test('Escape ends the command without a trace', async () => {
    const folder = emptyFolder();
    const terminal = startInTerminal(folder, ['guide', '--skip-install'], createCli);
    await terminal.waitFor('What do you want to make?');
    terminal.type('\u001b');
    expect(await terminal.ended).toBe(1);
    expect(terminal.output()).toContain('[CREATE_STOPPED] Stopped.\r\nNothing was changed.');
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
