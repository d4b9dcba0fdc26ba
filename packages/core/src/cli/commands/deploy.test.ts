import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {withoutAddress} from '../../../test/shownError.js';
import {configText, tempSite} from '../../../test/tempSite.js';
import {runCli} from '../runCli.js';

function git(dir: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-c', 'init.defaultBranch=main', ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

// Each deployment runs about ten git commands, which take time.
vi.setConfig({testTimeout: 60_000});

beforeEach(() => {
  // Removes variables of CI services and git settings of this machine.
  for (const name of ['CI_PULL_REQUEST', 'GITHUB_EVENT_NAME', 'CURRENT_BRANCH']) vi.stubEnv(name, '');
  vi.stubEnv('GIT_CONFIG_GLOBAL', os.devNull);
  vi.stubEnv('GIT_USER_NAME', 'Ann');
  vi.stubEnv('GIT_USER_EMAIL', 'ann@t.test');
  onTestFinished(() => void vi.unstubAllEnvs());
});

interface Deployed {
  /** Repository to which the site is pushed. */
  readonly remote: string;
  readonly site: string;
}

const SITE = {
  'site.config.js': configText(`organizationName: 'acme', projectName: 'docs'`),
  'build/index.html': '<p>One</p>',
  'build/assets/_x.js': 'x',
};

function createDeployed(files: {readonly [name: string]: string} = SITE): Deployed {
  const remote = tempSite({});
  git(remote, 'init', '--bare', '--quiet');
  const site = tempSite(files);
  vi.stubEnv('DEPLOYMENT_URL', `file://${remote}`);
  return {remote, site};
}

async function deploy(site: string, ...flags: readonly string[]): Promise<{code: number; out: string}> {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(collect),
  );
  try {
    const code = await runCli(['deploy', site, '--skip-build', ...flags]);
    return {code, out: withoutAddress(stripVTControlCharacters(lines.join('\n')))};
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function filesOf(remote: string, branch = 'gh-pages'): string[] {
  return git(remote, 'ls-tree', '-r', '--name-only', branch).split('\n');
}

function commitsOf(remote: string, branch = 'gh-pages'): string[] {
  return git(remote, 'log', '--format=%an <%ae> %s', branch).split('\n');
}

function write(site: string, name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
  fs.writeFileSync(path.join(site, name), text);
}

test('a new branch is made, with the files of the build and .nojekyll', async () => {
  const {remote, site} = createDeployed();
  const {code, out} = await deploy(site);
  expect(code).toBe(0);
  expect(out).toMatch(/Pushed [0-9a-f]{10} to the branch gh-pages\./);
  expect(filesOf(remote)).toEqual(['.nojekyll', 'assets/_x.js', 'index.html']);
  expect(commitsOf(remote)).toEqual(['Ann <ann@t.test> Deploy website']);
});

test('the next deployment replaces all files and keeps the history; without a change there is no commit', async () => {
  const {remote, site} = createDeployed();
  await deploy(site);
  fs.rmSync(path.join(site, 'build/assets'), {recursive: true});
  write(site, 'build/new.html', 'new');
  vi.stubEnv('CUSTOM_COMMIT_MESSAGE', '--amend is no option here');
  await deploy(site);
  expect(filesOf(remote)).toEqual(['.nojekyll', 'index.html', 'new.html']);
  expect(commitsOf(remote)).toEqual([
    'Ann <ann@t.test> --amend is no option here',
    'Ann <ann@t.test> Deploy website',
  ]);
  expect((await deploy(site)).out).toContain('has these files already: there was nothing to push');
  expect(commitsOf(remote)).toHaveLength(2);
});

test('--target-dir replaces one folder and leaves the rest of the branch', async () => {
  const {remote, site} = createDeployed();
  await deploy(site);
  write(site, 'out/a.html', 'a');
  await deploy(site, '--out-dir', 'out', '--target-dir', 'docs/next');
  write(site, 'out/b.html', 'b');
  fs.rmSync(path.join(site, 'out/a.html'));
  await deploy(site, '--out-dir', 'out', '--target-dir', 'docs/next');
  expect(filesOf(remote)).toEqual(['.nojekyll', 'assets/_x.js', 'docs/next/b.html', 'index.html']);
});

test('the message names the commit of the sources, and ignored files are published', async () => {
  const {remote, site} = createDeployed({...SITE, '.gitignore': 'build\n', 'build/.gitignore': '*.html\n'});
  git(site, 'init', '--quiet');
  git(site, 'add', '.');
  git(site, '-c', 'user.name=a', '-c', 'user.email=a@t.test', 'commit', '--quiet', '-m', 'site');
  await deploy(site);
  expect(commitsOf(remote)).toEqual([
    `Ann <ann@t.test> Deploy website - based on ${git(site, 'rev-parse', 'HEAD')}`,
  ]);
  expect(filesOf(remote)).toContain('index.html');
});

test('the branch with the sources is refused', async () => {
  const {remote, site} = createDeployed();
  git(site, 'init', '--quiet', '--initial-branch=pages');
  git(site, 'remote', 'add', 'origin', remote);
  vi.stubEnv('DEPLOYMENT_BRANCH', 'pages');
  expect(await deploy(site)).toEqual({
    code: 1,
    out: `[DEPLOY_ONTO_SOURCE] The site would be deployed onto the branch "pages", which is the one with its sources.
Set "deploymentBranch", or the environment variable DEPLOYMENT_BRANCH, to another branch.`,
  });
});

test('builds of pull requests are not deployed', async () => {
  const {remote, site} = createDeployed();
  vi.stubEnv('GITHUB_EVENT_NAME', 'pull_request');
  const {code, out} = await deploy(site);
  expect({code, out}).toEqual({
    code: 0,
    out: 'info Nothing was deployed: GITHUB_EVENT_NAME marks this as the build of a pull request.',
  });
  expect(git(remote, 'branch', '--list')).toBe('');
});

test('a lost CNAME is warned about', async () => {
  const {site} = createDeployed({...SITE, 'build/CNAME': 'docs.t.test'});
  await deploy(site);
  fs.rmSync(path.join(site, 'build/CNAME'));
  expect((await deploy(site)).out).toContain('add static/CNAME');
});

test('links of the branch lead nowhere: a target folder takes their place', async () => {
  const {remote, site} = createDeployed();
  const outside = tempSite({});
  const clone = tempSite({});
  git(clone, 'init', '--quiet', '--initial-branch=gh-pages');
  fs.symlinkSync(outside, path.join(clone, 'docs'));
  git(clone, 'add', '.');
  git(clone, '-c', 'user.name=a', '-c', 'user.email=a@t.test', 'commit', '--quiet', '-m', 'link');
  git(clone, 'push', '--quiet', remote, 'gh-pages');
  await deploy(site, '--target-dir', 'docs/sub');
  expect(fs.readdirSync(outside)).toEqual([]);
  expect(filesOf(remote)).toEqual(['.nojekyll', 'docs/sub/assets/_x.js', 'docs/sub/index.html']);
});

test('what git reports is shown, with what to do, and nothing is left behind', async () => {
  const {site} = createDeployed();
  vi.stubEnv('DEPLOYMENT_URL', 'file:///nowhere/docs.git');
  const folder = tempSite({});
  vi.stubEnv('TMPDIR', folder);
  const {code, out} = await deploy(site);
  expect(code).toBe(1);
  expect(out).toContain(
    '[DEPLOY_GIT_FAILED] "git ls-remote -- file:///nowhere/docs.git refs/heads/gh-pages" ended with the status 128',
  );
  expect(out).toContain("'/nowhere/docs.git' does not appear to be a git repository");
  expect(out).toContain('Check "organizationName" and "projectName".');
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('site-deploy-'))).toEqual([]);
});

test('without a build, --skip-build is refused', async () => {
  const {site} = createDeployed({'site.config.js': configText()});
  expect(await deploy(site)).toEqual({
    code: 1,
    out: `[BUILD_NOT_FOUND] There is no build in ${path.join(site, 'build')}.\nLeave out --skip-build, or run site build first.`,
  });
});

/** Starts a server for repositories over HTTP that accepts one login, like a git host. */
async function startGitHost(root: string, login: string): Promise<string> {
  const server = http.createServer((request, response) => {
    if (request.headers.authorization !== `Basic ${Buffer.from(login).toString('base64')}`) {
      response.writeHead(401, {'WWW-Authenticate': 'Basic realm="git"'}).end();
      return;
    }
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const child = spawn('git', ['http-backend'], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        REMOTE_USER: 'ann',
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      },
    });
    request.pipe(child.stdin);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('close', () => {
      const answer = Buffer.concat(parts);
      const end = answer.indexOf('\r\n\r\n');
      const headers = answer
        .subarray(0, end)
        .toString()
        .split('\r\n')
        .map((line) => line.split(': '));
      const status = headers.find(([name]) => name === 'Status')?.[1];
      for (const [name = '', value = ''] of headers) if (name !== 'Status') response.setHeader(name, value);
      response.writeHead(status ? Number.parseInt(status, 10) : 200).end(answer.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('the password is sent to the host, and is neither in its address nor in any message', async () => {
  const {remote, site} = createDeployed();
  const host = await startGitHost(remote, 'ann:pass word/1');
  vi.stubEnv('DEPLOYMENT_URL', host);
  vi.stubEnv('GIT_USER', 'ann');
  vi.stubEnv('GIT_PASS', 'pass word/1');
  const first = await deploy(site);
  expect(first.out).toContain('Pushed');
  expect(filesOf(remote)).toContain('index.html');
  vi.stubEnv('GIT_PASS', 'wrong secret');
  const second = await deploy(site);
  expect(second.code).toBe(1);
  expect(second.out).toContain('Check GIT_USER and GIT_PASS');
  vi.stubEnv('DEPLOYMENT_URL', host.replace('//', '//ann:wrong%20secret@'));
  const third = await deploy(site);
  expect(first.out + second.out + third.out).not.toMatch(/pass word|wrong|cGFzcy|:\/\/ann:/);
});
