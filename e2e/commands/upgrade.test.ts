import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {editTarball} from '../../scripts/registry/editTarball.mjs';
import {packPackages} from '../../scripts/registry/packPackages.mjs';
import {startRegistry} from '../../scripts/registry/startRegistry.mjs';
import {configuredRegistry, registryEnvironment} from '../../scripts/registry/usePackedPackages.mjs';
import {pnpmSpec} from '../../scripts/setup.mjs';
import {hasTerminals, startInTerminal} from '../harness/index.js';
import {type ProgramResult, tryProgram} from '../harness/runProgram.js';

const work = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-upgrade-')));
const dir = path.join(work, 'site');

let registry: Awaited<ReturnType<typeof startRegistry>>;
/** Version of the packages in the repository, as the next release has it. */
let old: string;

/** Runs a program, for which npm's registry is that of the test. */
const run = (
  cwd: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramResult> => tryProgram(cwd, command, args, {...registryEnvironment(registry.url), ...env});

/** Runs a command of the version of Lectern that a site has. */
function site(
  args: readonly string[],
  {cwd = dir, env}: {cwd?: string; env?: NodeJS.ProcessEnv} = {},
): Promise<ProgramResult> {
  const bin = path.join(cwd, 'node_modules/@lectern/core/bin/site.mjs');
  return run(cwd, process.execPath, [bin, ...args], env);
}

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@t.test'];
  return execFileSync('git', [...identity, ...args], {cwd: dir, encoding: 'utf8'});
}

const read = (name: string, cwd = dir) => fs.readFileSync(path.join(cwd, name), 'utf8');

function write(files: {readonly [name: string]: string}, cwd = dir): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(cwd, name)), {recursive: true});
    fs.writeFileSync(path.join(cwd, name), text);
  }
}

function edit(file: string, from: string, to: string): void {
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(file, text.replace(from, to));
}

/** Packs the packages of a version again, with another version: what changes in it is a component, and the changelog. */
async function nextVersion(tarballs: readonly string[], version: string): Promise<readonly string[]> {
  const folder = path.join(work, version);
  fs.mkdirSync(folder);
  const made: string[] = [];
  for (const tarball of tarballs) {
    const target = path.join(folder, path.basename(tarball).replace(/-\d.*$/, `-${version}.tgz`));
    const change = (dir: string) => {
      const file = path.join(dir, 'package.json');
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
      // All versions of our packages in dependencies are exact.
      const text = JSON.stringify({...manifest, version}).replace(
        /("@lectern\/[\w-]+":")[^"]+"/g,
        `$1${version}"`,
      );
      fs.writeFileSync(file, text);
      if (manifest.name === '@lectern/core')
        edit(
          path.join(dir, 'CHANGELOG.md'),
          '\n',
          `\n\n## ${version}\n\n- Footers are better.\n\n## ${old}\n\n- The first release.\n`,
        );
      if (manifest.name === '@lectern/theme-classic')
        edit(path.join(dir, 'src/theme/Footer/index.tsx'), 'if (!footer)', 'if (footer === undefined)');
    };
    await editTarball(tarball, change, target);
    made.push(target);
  }
  return made;
}

/** A version of two packages that cannot be installed. */
async function brokenVersion(tarballs: readonly string[]): Promise<readonly string[]> {
  const named = tarballs.filter((file) => /lectern-(?:core|preset-classic)-\d/.test(file));
  fs.mkdirSync(path.join(work, 'broken'));
  const made: string[] = [];
  for (const tarball of named) {
    const target = path.join(work, 'broken', path.basename(tarball));
    const change = (folder: string) => {
      const file = path.join(folder, 'package.json');
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
      const dependencies = {'@lectern/store': '77.0.0'};
      fs.writeFileSync(file, JSON.stringify({...manifest, version: '0.3.0', dependencies}));
    };
    await editTarball(tarball, change, target);
    made.push(target);
  }
  return made;
}

const CONFIG = `import type {Config} from '@lectern/core';

const config: Config = {
  title: 'T',
  url: 'https://t.test',
  baseUrl: '/',
  onBrokenMarkdownLinks: 'warn',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themeConfig: {footer: {copyright: 'C'}},
};

export default config;
`;

beforeAll(async () => {
  const packed = await packPackages(path.join(work, 'packed'));
  old =
    /lectern-core-(.+)\.tgz$/.exec(packed.find((file) => file.includes('lectern-core-')) ?? '')?.[1] ?? '';
  // The names of packed files have the version of the repository; their manifests have that of the next release.
  await editTarball(packed.find((file) => file.includes('lectern-core-')) ?? '', (folder) => {
    old = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
  });
  const tarballs = [...packed, ...(await brokenVersion(packed)), ...(await nextVersion(packed, '0.2.0'))];
  registry = await startRegistry({tarballs, upstream: configuredRegistry()});
  write({
    'package.json': `{
  "private": true,
  "type": "module",
  "dependencies": {
    "@lectern/core": "^${old}",
    "@lectern/preset-classic": "${old}",
    "react": "^19.0.0",
    "react-dom": "^19.0.0"
  },
  "overrides": {
    "@docusaurus/utils": "npm:@lectern/utils@~${old}"
  }
}
`,
    'site.config.ts': CONFIG,
    'docs/intro.md': '---\nslug: /\n---\n\n# Hello\n',
    '.gitignore': 'node_modules\nbuild\n.site\n',
    // The terminal of a test has no variables for the registry.
    '.npmrc': `registry=${registry.url}\n`,
  });
  const installed = await run(dir, 'npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefer-offline',
  ]);
  expect(installed.code, installed.output).toBe(0);
  const ejected = await site(['swizzle', '@lectern/theme-classic', 'Footer', '--eject', '--typescript']);
  expect(ejected.code, ejected.output).toBe(0);
  edit(path.join(dir, 'src/theme/Footer/index.tsx'), '<FooterLayout', '<FooterLayout key="own"');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'site');
}, 600_000);

afterAll(async () => {
  await registry?.close();
  fs.rmSync(work, {recursive: true, force: true});
});

describe('before the upgrade', () => {
  afterEach(() => {
    expect(git('status', '--porcelain')).toBe('');
  });

  test('without a terminal it shows versions, changelog and differences, and writes nothing', async () => {
    const {code, output} = await site(['upgrade']);
    expect(code).toBe(1);
    expect(output).toContain(`@lectern/preset-classic  ${old} → 0.2.0`);
    expect(output).toContain('## 0.2.0\n\n- Footers are better.');
    expect(output).not.toContain('- The first release.');
    expect(output).toContain('+    "@lectern/core": "^0.2.0",\n+    "@lectern/preset-classic": "0.2.0",');
    expect(output).toContain('+    "@docusaurus/utils": "npm:@lectern/utils@~0.2.0"');
    expect(output).toContain("+  markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},");
    expect(output).toContain('[UPGRADE_NOT_WRITTEN] Nothing was written.');
  });

  test('--dry-run does the same without an error', async () => {
    const {code, output} = await site(['upgrade', '--dry-run']);
    expect(output).toContain('info Nothing was written: --dry-run.');
    expect(code).toBe(0);
  });

  test('a registry that does not answer is an error', async () => {
    const closed = registryEnvironment('http://127.0.0.1:9/');
    const {code, output} = await site(['upgrade', '--yes'], {env: closed});
    expect(output).toMatch(/^\[UPGRADE_REGISTRY\] The registry cannot be read:/m);
    expect(code).toBe(1);
  });

  test('a version that is not published, or older, is an error', async () => {
    expect((await site(['upgrade', '--to', '9.9.9'])).output).toContain(
      '[UPGRADE_VERSION] The registry has no version "9.9.9" of @lectern/core.',
    );
  });

  test('a failed installation leaves package.json, lockfile and code as they were', async () => {
    const silent = {npm_config_loglevel: 'silent'};
    const {code, output} = await site(['upgrade', '--to', '0.3.0', '--yes'], {env: silent});
    expect(output).toContain('[UPGRADE_INSTALL_FAILED] "npm install" failed:');
    expect(output).toContain('77.0.0');
    expect(code).toBe(1);
  });

  test('Ctrl+C during the installation leaves everything as it was', async () => {
    const bin = path.join(dir, 'node_modules/@lectern/core/bin/site.mjs');
    const env = {...process.env, NO_COLOR: '1', ...registryEnvironment(registry.url)};
    const child = spawn(process.execPath, [bin, 'upgrade', '--yes'], {
      cwd: dir,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const installing = new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Installing packages')) resolve();
      });
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await installing;
    await expect.poll(() => read('package.json')).toContain('0.2.0');
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(read('package.json')).not.toContain('0.2.0');
  });

  test.skipIf(!hasTerminals)('in a terminal, it asks, and "no" changes nothing', async () => {
    const bin = path.join(dir, 'node_modules/@lectern/core/bin/site.mjs');
    const terminal = startInTerminal(dir, ['upgrade'], bin);
    await terminal.waitFor('Update to 0.2.0? (y/N)');
    terminal.type('n\r');
    expect(await terminal.ended).toBe(1);
    expect(terminal.output()).toContain('[UPGRADE_NOT_WRITTEN]');
  });

  test('changes that are not committed stop it, if they are in files that it would change', async () => {
    write({'docs/other.md': '# Other\n', 'site.config.ts': `${CONFIG}// mine\n`});
    const {code, output} = await site(['upgrade', '--yes']);
    expect(code).toBe(1);
    expect(output).toContain('[UPGRADE_UNCOMMITTED] site.config.ts has changes that are not committed.');
    expect(read('package.json')).not.toContain('0.2.0');
    fs.rmSync(path.join(dir, 'docs/other.md'));
    write({'site.config.ts': CONFIG});
  });
});

test('it updates packages, code and ejected files; the site builds, and a second run has nothing to do', async () => {
  const {code, output} = await site(['upgrade', '--yes']);
  expect(code, output).toBe(0);
  expect(output).toContain('src/theme/Footer/index.tsx merged with your changes');
  for (const name of ['core', 'preset-classic', 'theme-classic', 'plugin-content-docs'])
    expect(JSON.parse(read(`node_modules/@lectern/${name}/package.json`)).version).toBe('0.2.0');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    dependencies: {'@lectern/core': '^0.2.0', '@lectern/preset-classic': '0.2.0', react: '^19.0.0'},
    overrides: {'@docusaurus/utils': 'npm:@lectern/utils@~0.2.0'},
  });
  expect(read('site.config.ts')).toBe(
    CONFIG.replace("onBrokenMarkdownLinks: 'warn'", "markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}}"),
  );
  const footer = read('src/theme/Footer/index.tsx');
  expect(footer).toContain('key="own"');
  expect(footer).toContain('footer === undefined');
  const built = await site(['build']);
  expect(built.code, built.output).toBe(0);
  expect(built.output).not.toContain('deprecated');
  const second = await site(['upgrade', '--yes']);
  expect(second).toMatchObject({
    code: 0,
    output: expect.stringContaining('info The site has this version already.'),
  });
  expect((await site(['upgrade', '--to', old, '--yes'])).output).toContain(
    `[UPGRADE_VERSION] ${old} is older than 0.2.0, which the site has.`,
  );
});

test('with pnpm, overrides are in its settings; outside of a repository it warns; conflicts are an error', async () => {
  const cwd = path.join(work, 'pnpm');
  const bin = path.join(work, 'bin');
  write({pnpm: `#!/bin/sh\nexec npx --yes ${pnpmSpec} "$@"\n`}, bin);
  fs.chmodSync(path.join(bin, 'pnpm'), 0o755);
  const env = {PATH: `${bin}${path.delimiter}${process.env.PATH}`};
  write(
    {
      'package.json': JSON.stringify({
        private: true,
        type: 'module',
        dependencies: {
          '@lectern/core': old,
          '@lectern/preset-classic': `~${old}`,
          react: '^19.0.0',
          'react-dom': '^19.0.0',
        },
      }),
      'pnpm-workspace.yaml': `allowBuilds:\n  esbuild: false\n# Ours\noverrides:\n  '@docusaurus/utils': npm:@lectern/utils@^${old}\n`,
      'site.config.ts': CONFIG,
      'docs/intro.md': '---\nslug: /\n---\n\n# Hello\n',
    },
    cwd,
  );
  const installed = await run(cwd, 'pnpm', ['install'], env);
  expect(installed.code, installed.output).toBe(0);
  await site(['swizzle', '@lectern/theme-classic', 'Footer', '--eject', '--typescript'], {cwd, env});
  edit(path.join(cwd, 'src/theme/Footer/index.tsx'), 'if (!footer)', 'if (!footer?.copyright)');
  const {code, output} = await site(['upgrade', '--yes'], {cwd, env});
  expect(output).toContain('warning The site is in no git repository');
  expect(output).toContain('[SWIZZLE_CONFLICTS]');
  expect(output).toContain('[UPGRADE_NOT_MERGED] The packages are updated, but not all ejected files');
  expect(code).toBe(1);
  expect(read('pnpm-workspace.yaml', cwd)).toContain(
    "# Ours\noverrides:\n  '@docusaurus/utils': npm:@lectern/utils@^0.2.0\n",
  );
  expect(JSON.parse(read('package.json', cwd)).dependencies).toMatchObject({
    '@lectern/core': '0.2.0',
    '@lectern/preset-classic': '~0.2.0',
  });
  expect(JSON.parse(read('node_modules/@lectern/core/package.json', cwd)).version).toBe('0.2.0');
}, 300_000);
