import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {checkDoors, checkFolders, checkPackages} from './imports/checkImports.js';
import {doorsOf, floorsOf, packageRules} from './imports/importRules.js';
import {type Import, readImports, readRequests} from './imports/readImports.js';

const root = path.resolve(import.meta.dirname, '..');
const imports = sourceFiles().flatMap((file) => readImports(root, file));
const packages = [...new Set(imports.map((one) => one.fromPackage))];

function sourceFiles(): readonly string[] {
  const folders = ['src', 'types', 'bin', 'scripts'].map((name) => `packages/*/${name}/**`);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  return (
    listed
      .split('\0')
      .filter((file) => /\.(?:m?[jt]s|[jt]sx)$/.test(file) && !/\.test\.tsx?$/.test(file))
      // Files of new projects, which no package imports.
      .filter((file) => !file.startsWith('packages/create-lectern/templates/'))
      .filter((file) => fs.existsSync(path.join(root, file)))
  );
}

/** Compares the messages as one text, so that a failed test prints them and nothing else. */
function expectNone(messages: readonly string[]): void {
  expect(messages.join('\n\n')).toBe('');
}

test('packages import only what packageRules allow', () => expectNone(checkPackages(imports, packageRules)));

test.each(packages)('folders of packages/%s import downwards, without circles', (name) => {
  const own = imports.filter((one) => one.fromPackage === name);
  expectNone(checkFolders(own, floorsOf[name]));
});

test.each(Object.entries(doorsOf))('rooms of packages/%s are entered by their doors', (name, doors) => {
  expectNone(
    checkDoors(
      imports.filter((one) => one.fromPackage === name),
      doors,
    ),
  );
});

test('imports are found in all their forms, with their places', () => {
  const code = `import {a} from './a.js';
import type {B} from './b.js';
export {c} from './c.js';
export type * from './d.js';
const e = () => import('./e.js');
let f: typeof import('./f.js') | import('./g.js').G;
import h = require('./h.js');
const text = "import './none.js'"; // import './none.js'
`;
  const found = readRequests('x.ts', code).map(({request, offset}) => [
    request,
    code.slice(0, offset).split('\n').length,
  ]);
  expect(found).toEqual([
    ['./a.js', 1],
    ['./b.js', 2],
    ['./c.js', 3],
    ['./d.js', 4],
    ['./e.js', 5],
    ['./f.js', 6],
    ['./g.js', 6],
    ['./h.js', 7],
  ]);
});

describe('messages', () => {
  const imported = (fromFolder: string, toFolder: string, file = 'a.ts'): Import => ({
    file: `packages/core/src/${fromFolder}/${file}`,
    line: 3,
    request: `../${toFolder}/b.js`,
    fromPackage: 'core',
    toPackage: 'core',
    fromFolder,
    toFolder,
  });
  const floors = [
    {name: 'engine', reason: 'it runs', rooms: ['render']},
    {name: 'base', reason: 'it rests', rooms: ['cache']},
  ];

  test('an import upwards is named with its place, the rule and its reason', () => {
    const [message] = checkFolders([imported('cache', 'render')], floors);
    expect(message).toContain('packages/core/src/cache/a.ts:3 imports "../render/b.js"');
    expect(message).toContain('cache is below render and may not import it (floor "engine": it runs)');
    expect(checkFolders([imported('render', 'cache')], floors)).toEqual([]);
  });

  test('a circle without floors is named by each of its imports', () => {
    const circle = [imported('a', 'b'), imported('b', 'c'), imported('c', 'a'), imported('c', 'd')];
    expect(checkFolders(circle)).toHaveLength(3);
    expect(checkFolders(circle.filter(({toFolder}) => toFolder !== 'a'))).toEqual([]);
  });

  test('a new folder of core needs a floor, a folder that is gone has none', () => {
    const messages = checkFolders([imported('render', 'news')], floors);
    expect(messages.join('\n')).toContain('"news" is missing');
    expect(messages.join('\n')).toContain('"cache" is there twice, or is no folder');
  });

  test('a file that is not in the door of its room is named with the door, an unused one with its room', () => {
    const doors = {render: {reason: 'it renders', files: ['a']}};
    const [inside, unused] = checkDoors([{...imported('dev', 'render'), toFile: 'b'}], doors);
    expect(inside).toContain('it is inside of render (it renders), whose door is a.');
    expect(unused).toContain('no other room imports render/a.');
  });

  test('a package without a rule is named with what it may import, and an unused rule with its packages', () => {
    const foreign = {...imported('a', 'b'), toPackage: 'theme-classic'};
    const rules = [{from: ['core'], to: ['mdx'], reason: 'it compiles'}];
    const [forbidden, unused] = checkPackages([foreign], rules);
    expect(forbidden).toContain('the package core may import only\n    mdx: it compiles');
    expect(unused).toContain('core import nothing of mdx. Delete the rule.');
  });
});
