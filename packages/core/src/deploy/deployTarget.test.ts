import {expect, test} from 'vitest';
import {checkTargetDir, type DeployConfig, resolveTarget, type SourceRepository} from './deployTarget.js';
import {pagesAddress, pagesWarnings} from './pagesAddress.js';
import {pullRequestVariable} from './pullRequest.js';

const CONFIG: DeployConfig = {organizationName: 'acme', projectName: 'docs'};

function target(
  env: Record<string, string> = {},
  {config = CONFIG, source = {}}: {config?: DeployConfig; source?: SourceRepository} = {},
) {
  return resolveTarget({config, configFile: 'site.config.js', env, source});
}

test.each([
  [{}, {url: 'https://github.com/acme/docs.git', branch: 'gh-pages'}],
  [{GIT_USER: 'an n'}, {url: 'https://an%20n@github.com/acme/docs.git'}],
  [
    {GIT_USER: 'ann', GIT_PASS: 's:cret'},
    {url: 'https://github.com/acme/docs.git', credentials: {user: 'ann', password: 's:cret'}},
  ],
  [{USE_SSH: 'true', GIT_USER: 'ann'}, {url: 'git@github.com:acme/docs.git'}],
  [
    {USE_SSH: 'true', GITHUB_HOST: 'git.acme.test', GITHUB_PORT: '2222'},
    {url: 'ssh://git@git.acme.test:2222/acme/docs.git'},
  ],
  [{GITHUB_HOST: 'git.acme.test', GITHUB_PORT: '8443'}, {url: 'https://git.acme.test:8443/acme/docs.git'}],
  [
    {ORGANIZATION_NAME: 'o', PROJECT_NAME: 'p', DEPLOYMENT_BRANCH: 'b/c'},
    {url: 'https://github.com/o/p.git', branch: 'b/c'},
  ],
  [{CIRCLE_PROJECT_USERNAME: 'o', CIRCLE_PROJECT_REPONAME: 'p'}, {url: 'https://github.com/o/p.git'}],
  [
    {
      ORGANIZATION_NAME: 'o',
      CIRCLE_PROJECT_USERNAME: 'other',
      PROJECT_NAME: 'p',
      CIRCLE_PROJECT_REPONAME: 'other',
    },
    {url: 'https://github.com/o/p.git'},
  ],
  [{DEPLOYMENT_URL: 'file:///srv/docs.git'}, {url: 'file:///srv/docs.git', branch: 'gh-pages'}],
  [
    {DEPLOYMENT_URL: 'https://ann:p%40ss@git.test/a/b/c.git'},
    {url: 'https://git.test/a/b/c.git', credentials: {user: 'ann', password: 'p@ss'}},
  ],
])('with %j, the target is %j', (env, expected) => {
  expect(target(env)).toMatchObject(expected);
});

test('without a user, SSH is used where the repository of the site uses it', () => {
  const source = {url: 'git@github.com:acme/site.git'};
  expect(target({}, {source}).url).toBe('git@github.com:acme/docs.git');
  expect(target({USE_SSH: 'false'}, {source}).url).toBe('https://github.com/acme/docs.git');
});

test.each([
  [{ORGANIZATION_NAME: '--upload-pack=x'}, 'ORGANIZATION_NAME must be a name'],
  [{PROJECT_NAME: '../x'}, 'PROJECT_NAME must be a name'],
  [{DEPLOYMENT_BRANCH: '-f'}, 'DEPLOYMENT_BRANCH must be the name of a branch, but is "-f".'],
  [{DEPLOYMENT_BRANCH: 'a..b'}, 'DEPLOYMENT_BRANCH must be the name of a branch'],
  [{GITHUB_HOST: 'a b'}, 'GITHUB_HOST must be the name of a host'],
  [{GITHUB_HOST: '-oProxyCommand=x'}, 'GITHUB_HOST must be the name of a host'],
  [{GITHUB_PORT: '1;x'}, 'GITHUB_PORT must be a number'],
  [{DEPLOYMENT_URL: 'ext::sh -c x'}, 'DEPLOYMENT_URL must be the address of a git repository'],
  [{DEPLOYMENT_URL: '--x'}, 'DEPLOYMENT_URL must be the address of a git repository'],
  [{DEPLOYMENT_URL: 'ssh://-o=x/y'}, 'DEPLOYMENT_URL must be the address of a git repository'],
  [{DEPLOYMENT_URL: 'ssh://git@-o=x/y'}, 'DEPLOYMENT_URL must be the address of a git repository'],
  [{DEPLOYMENT_URL: '-x@b:c'}, 'DEPLOYMENT_URL must be the address of a git repository'],
  [{DEPLOYMENT_URL: 'a@-b:c'}, 'DEPLOYMENT_URL must be the address of a git repository'],
  [{DEPLOYMENT_URL: 'a@b:-x'}, 'DEPLOYMENT_URL must be the address of a git repository'],
])('%j is refused', (env, message) => {
  expect(() => target(env)).toThrow(message);
});

test.each(['HEAD', '@', 'refs/heads/main', 'refs', '.x', 'a.lock', 'a b', 'a~1'])(
  '%s is no branch',
  (branch) => {
    expect(() => target({DEPLOYMENT_BRANCH: branch})).toThrow('must be the name of a branch');
  },
);

test('a missing name is reported with the field and the variable', () => {
  expect(() => target({}, {config: {organizationName: 'acme'}})).toThrow(
    expect.objectContaining({
      code: 'DEPLOY_VALUE_MISSING',
      message: '"projectName" is not set, so there is nowhere to deploy the site to.',
      hint: 'Set it in the configuration, or set the environment variable PROJECT_NAME.',
    }),
  );
});

test('the repository of a user site needs a branch of its own', () => {
  const config = {organizationName: 'acme', projectName: 'acme.github.io'};
  expect(() => target({}, {config})).toThrow('"deploymentBranch" is not set');
  expect(target({}, {config: {...config, deploymentBranch: 'main'}}).branch).toBe('main');
});

test.each([
  ['https://github.com/acme/docs.git', 'gh-pages', {}, true],
  ['git@github.com:Acme/docs', 'gh-pages', {}, true],
  ['https://ann:x@github.com/acme/docs', 'gh-pages', {}, true],
  ['https://github.com/acme/other.git', 'gh-pages', {}, false],
  ['https://github.com/acme/docs.git', 'main', {}, false],
  ['https://github.com/acme/docs.git', undefined, {CURRENT_BRANCH: 'gh-pages'}, true],
])(
  'from %s at the branch %s with %j, the sources would be overwritten: %s',
  (url, branch, env, isRefused) => {
    const resolved = () => target(env, {source: {url, branch}});
    if (isRefused) expect(resolved).toThrow('onto the branch "gh-pages", which is the one with its sources');
    else expect(resolved).not.toThrow();
  },
);

test.each([
  ['.', '.'],
  ['./a//b/', 'a/b'],
  ['docs\\next', 'docs/next'],
])('the target folder %s is %s', (given, expected) => {
  expect(checkTargetDir(given)).toBe(expected);
});

test.each(['../x', 'a/../..', '/etc', 'C:\\x', '.git', 'a/.GIT/hooks', '-x'])(
  'the target folder %s is refused',
  (given) => {
    expect(() => checkTargetDir(given)).toThrow('--target-dir must be a folder of the branch');
  },
);

test.each([
  [{}, 'https://acme.github.io/docs/'],
  [{PROJECT_NAME: 'acme.github.io', DEPLOYMENT_BRANCH: 'x'}, 'https://acme.github.io/'],
  [{GITHUB_HOST: 'git.acme.test'}, 'https://git.acme.test/pages/acme/docs/'],
  [{DEPLOYMENT_URL: '/srv/x.git'}, undefined],
])('with %j, GitHub Pages shows the site at %s', (env, address) => {
  expect(pagesAddress(target(env))).toBe(address);
});

test('addresses that do not fit GitHub Pages are warned about', () => {
  const config = {url: 'https://acme.test', baseUrl: '/', trailingSlash: undefined, future: {}} as never;
  expect(pagesWarnings(target(), config, true)).toEqual([expect.stringContaining('Set "trailingSlash"')]);
  expect(pagesWarnings(target(), config, false)[1]).toContain(
    'built for https://acme.test/, but GitHub Pages will show it at https://acme.github.io/docs/',
  );
  expect(pagesWarnings(target({GITHUB_HOST: 'git.test'}), config, false)).toEqual([]);
});

test.each([
  [{CI_PULL_REQUEST: 'https://x/1'}, 'CI_PULL_REQUEST'],
  [{TRAVIS_PULL_REQUEST: 'false'}, undefined],
  [{GITHUB_EVENT_NAME: 'pull_request_target'}, 'GITHUB_EVENT_NAME'],
  [{GITHUB_EVENT_NAME: 'push', CI: 'true'}, undefined],
])('the environment %j is that of a pull request: %s', (env, variable) => {
  expect(pullRequestVariable(env)).toBe(variable);
});

test('a wrong field has its place in the configuration, a wrong variable has none', () => {
  const config = {...CONFIG, projectName: '../x'};
  const location = expect.objectContaining({file: 'site.config.js'});
  expect(() => target({}, {config})).toThrow(expect.objectContaining({location}));
  expect(() => target({PROJECT_NAME: '../x'}, {config})).toThrow(
    expect.objectContaining({location: undefined}),
  );
});
