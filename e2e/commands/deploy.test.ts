import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {createBundledSite, runCli} from '../harness/index.js';

function git(dir: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {cwd: dir, encoding: 'utf8'}).trim();
}

test('all locales of a site are built and pushed; one locale can be put into a folder of the branch', async () => {
  const remote = fs.mkdtempSync(path.join(os.tmpdir(), 'e2e-remote-'));
  onTestFinished(() => {
    fs.rmSync(remote, {recursive: true});
    vi.unstubAllEnvs();
  });
  git(remote, 'init', '--bare', '--quiet');
  const env = {
    DEPLOYMENT_URL: remote,
    GIT_USER_NAME: 'Ann',
    GIT_USER_EMAIL: 'ann@t.test',
    GITHUB_EVENT_NAME: '',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const site = createBundledSite('locales');
  const all = await runCli(site.dir, ['deploy']);
  expect(all).toMatchObject({code: 0, stderr: ''});
  expect(all.stdout).toMatch(/Pushed [0-9a-f]{10} to the branch gh-pages\./);
  const page = (name: string) => git(remote, 'show', `gh-pages:${name}`);
  expect(page('docs/intro/index.html')).toBe(
    fs.readFileSync(path.join(site.outDir, 'docs/intro/index.html'), 'utf8').trim(),
  );
  expect(page('fr/docs/intro/index.html')).toContain('lang="fr"');
  expect(page('ar/docs/intro/index.html')).toContain('dir="rtl"');

  const one = await runCli(site.dir, [
    'deploy',
    '--locale',
    'fr',
    '--target-dir',
    'preview',
    '--out-dir',
    'out',
  ]);
  expect(one).toMatchObject({code: 0, stderr: ''});
  expect(page('preview/docs/intro/index.html')).toContain('lang="fr"');
  expect(page('docs/intro/index.html')).toContain('lang="en"');
  expect(git(remote, 'log', '--format=%an', 'gh-pages')).toBe('Ann\nAnn');
});
