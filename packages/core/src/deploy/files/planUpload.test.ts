import {expect, test} from 'vitest';
import {type OutputHashes, shortHash} from '../../publish/outputHashes.js';
import {DEPLOYMENT_FILE, type Deployment, readDeployment, writeDeployment} from './Deployment.js';
import {planUpload} from './planUpload.js';

const EMPTY: Deployment = {count: 0, files: new Map()};

function outputOf(files: {readonly [path: string]: string}): OutputHashes {
  return new Map(
    Object.entries(files).map(([path, text]) => [path, {hash: shortHash(text), size: text.length}]),
  );
}

const sizesOf = (files: {readonly [path: string]: string}) =>
  new Map(Object.entries(files).map(([path, text]) => [path, text.length]));

/** Deploys several builds one after the other, and returns the plans. */
function deployAll(...builds: {readonly [path: string]: string}[]) {
  let last = EMPTY;
  let target: {[path: string]: string} = {'own.txt': 'a file of the host'};
  return builds.map((build) => {
    const plan = planUpload({output: outputOf(build), target: sizesOf(target), last, keepRemoved: 2});
    last = readDeployment(writeDeployment(plan.deployment));
    target = {...target, ...build};
    for (const path of plan.removed) delete target[path];
    return {...plan, target};
  });
}

test('documents are sent after all that they refer to', () => {
  const [plan] = deployAll({
    'index.html': '1',
    'sw.js': '2',
    'sitemap.xml': '3',
    'assets/js/main-0a1b2c3d.js': '4',
    'docs/a/index.html': '5',
    'docs/a.md': '6',
    _redirects: '7',
  });
  expect(plan?.groups).toEqual([
    ['assets/js/main-0a1b2c3d.js'],
    ['sitemap.xml', 'docs/a.md', '_redirects'],
    ['index.html', 'sw.js', 'docs/a/index.html'],
  ]);
  expect(plan).toMatchObject({added: 7, changed: 0, unchanged: 0, removed: [], kept: 0});
});

test('only what has changed is sent; what is gone stays for two deployments, and files of others for ever', () => {
  const plans = deployAll(
    {'a.html': 'a', 'b.html': 'b', 'c-00000000.js': 'c'},
    {'a.html': 'A', 'b.html': 'b'},
    {'a.html': 'A', 'b.html': 'b'},
    {'a.html': 'A', 'b.html': 'b'},
  );
  expect(
    plans.map(({added, changed, unchanged, removed, kept}) => [added, changed, unchanged, removed, kept]),
  ).toEqual([
    [3, 0, 0, [], 0],
    [0, 1, 1, [], 1],
    [0, 0, 2, [], 1],
    [0, 0, 2, ['c-00000000.js'], 0],
  ]);
  expect(Object.keys(plans.at(-1)?.target ?? {})).toEqual(['own.txt', 'a.html', 'b.html']);
});

test('a file that comes back is no longer on the list of removals', () => {
  const plans = deployAll({'a.js': 'a'}, {}, {'a.js': 'a'}, {}, {});
  expect(plans.map(({removed}) => removed)).toEqual([[], [], [], [], []]);
  expect(plans[2]).toMatchObject({unchanged: 1});
});

test('a file that someone has changed or removed in the target is sent again', () => {
  const output = outputOf({'a.html': 'a', 'b.html': 'b'});
  const {deployment} = planUpload({output, target: new Map(), last: EMPTY, keepRemoved: 2});
  const again = planUpload({output, target: sizesOf({'a.html': 'longer'}), last: deployment, keepRemoved: 2});
  expect(again).toMatchObject({groups: [[], [], ['a.html', 'b.html']], added: 1, changed: 1});
});

test('the file about a deployment has no path of the site, and a damaged one removes nothing', () => {
  const plan = planUpload({
    output: outputOf({'docs/unlisted/index.html': 'x', [DEPLOYMENT_FILE]: 'of the site'}),
    target: new Map(),
    last: EMPTY,
    keepRemoved: 2,
  });
  const text = writeDeployment(plan.deployment);
  expect(text).not.toContain('unlisted');
  expect(plan.groups.flat()).toEqual(['docs/unlisted/index.html']);
  expect(readDeployment(text)).toEqual(plan.deployment);
  for (const damaged of [
    undefined,
    '',
    '{}',
    text.slice(0, 40),
    '{"version":2,"count":1,"files":{}}',
    'null',
  ])
    expect(readDeployment(damaged)).toEqual(EMPTY);
});
