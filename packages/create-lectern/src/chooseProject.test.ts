import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {chooseProject} from './chooseProject.js';
import {parseFlags} from './flags.js';
import {writeFiles} from './stage.js';

let cwd: string;

beforeEach(() => {
  cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-choose-'));
  onTestFinished(() => fs.rmSync(cwd, {recursive: true, force: true}));
  writeFiles(
    cwd,
    new Map([
      ['notes/a.md', '# A'],
      ['docu/docusaurus.config.ts', ''],
      ['docu/pnpm-lock.yaml', ''],
      ['lectern/site.config.js', ''],
      ['empty/a.txt', ''],
      ['template/package.json', '{}'],
    ]),
  );
});

/** Choices without a terminal, as npm runs the command. Nothing is installed. */
function choose(...args: readonly string[]) {
  const userAgent = 'npm/11.0.0 node/v20.19.0 linux x64';
  return chooseProject(parseFlags([...args, '-s']), {cwd, userAgent, isInteractive: false});
}

test('without a terminal, all that was not given is taken by default and listed', async () => {
  const {choices, defaults} = await choose();
  expect(choices).toMatchObject({
    name: 'my-site',
    dest: path.join(cwd, 'my-site'),
    template: {kind: 'own', name: 'classic'},
    language: 'typescript',
    color: 'blue',
    manager: 'npm',
    git: true,
    install: false,
  });
  expect(defaults).toEqual([
    'name my-site',
    'template classic',
    'TypeScript',
    'colour blue',
    'npm',
    'a git repository',
  ]);
});

test('nothing is listed if all was given', async () => {
  const args = ['site', 'docs', 'sub', '-j', '-p', 'yarn', '--color', 'teal', '--no-git'];
  const {choices, defaults} = await choose(...args);
  expect(choices).toMatchObject({dest: path.join(cwd, 'sub/site'), language: 'javascript', manager: 'yarn'});
  expect(defaults).toEqual([]);
});

test('documents become a site of the template docs', async () => {
  const {choices} = await choose('--from', 'notes');
  expect(choices).toMatchObject({
    name: 'notes-site',
    template: {kind: 'own', name: 'docs'},
    source: {kind: 'markdown', dir: path.join(cwd, 'notes')},
  });
});

test('a Docusaurus site keeps its package manager', async () => {
  const {choices, defaults} = await choose('moved', '--from', 'docu');
  expect(choices).toMatchObject({source: {kind: 'docusaurus'}, manager: 'pnpm'});
  expect(defaults).toEqual(['pnpm', 'a git repository']);
});

test.each([
  ['https://example.com/a.git', {kind: 'git', url: 'https://example.com/a.git'}, false],
  ['git@example.com:a/b', {kind: 'git', url: 'git@example.com:a/b'}, false],
  ['template', {kind: 'folder', dir: expect.stringMatching(/template$/)}, true],
])('%s is a template', async (template, expected, git) => {
  const {choices} = await choose('site', template);
  expect(choices.template).toEqual(expected);
  expect(choices.git).toBe(git);
});

test('there is no repository in a repository, unless it is wanted', async () => {
  fs.mkdirSync(path.join(cwd, 'repo'));
  const {startRepository} = await import('./git.js');
  await startRepository(path.join(cwd, 'repo'));
  expect((await choose('site', 'docs', 'repo')).choices.git).toBe(false);
  expect((await choose('site', 'docs', 'repo', '--git')).choices.git).toBe(true);
});

test('without git, there is no repository, and a remark', async () => {
  const before = process.env.PATH;
  process.env.PATH = cwd;
  onTestFinished(() => {
    process.env.PATH = before;
  });
  const {choices, notes} = await choose('site', 'docs');
  expect(choices.git).toBe(false);
  expect(notes).toEqual(['git is not installed, so there is no repository.']);
  await expect(choose('site', 'docs', '--git')).rejects.toMatchObject({code: 'CREATE_OPTION_INVALID'});
});

test.each([
  [['notes'], 'CREATE_FOLDER_NOT_EMPTY', 'notes is not empty: it has "a.md".'],
  [
    ['Bad Name'],
    'CREATE_NAME_INVALID',
    '"Bad Name" cannot be the name of a package: it has capital letters.',
  ],
  [
    ['a', 'nothing'],
    'CREATE_TEMPLATE_UNKNOWN',
    'There is no template "nothing", and no folder of that name.',
  ],
  [['a', '--from', 'gone'], 'CREATE_SOURCE_INVALID', 'gone is not a folder.'],
  [
    ['a', '--from', 'empty'],
    'CREATE_SOURCE_INVALID',
    'empty has no Markdown files and no docusaurus.config.',
  ],
  [['a', '--from', 'lectern'], 'CREATE_SOURCE_INVALID', 'lectern is a Lectern site already.'],
  [['a', '--from', '.'], 'CREATE_SOURCE_INVALID', 'and the new site are in each other.'],
  [
    ['a', 'docs', '--from', 'notes'],
    'CREATE_OPTION_INVALID',
    '"template docs" has no effect on documents that are taken over.',
  ],
  [
    ['a', '-g', 'deep'],
    'CREATE_OPTION_INVALID',
    '"--git-strategy" has no effect unless the template is the address of a git repository.',
  ],
  [
    ['a', 'plugin', '-j'],
    'CREATE_OPTION_INVALID',
    '"--javascript" has no effect on a plugin, which is written in TypeScript',
  ],
  [['a', 'plugin', '--color', 'rose'], 'CREATE_OPTION_INVALID', '"--color" has no effect on a plugin'],
  [
    ['a', 'template', '-t'],
    'CREATE_OPTION_INVALID',
    '"--typescript" has no effect on a template that is copied as it is.',
  ],
  [
    ['a', '--from', 'docu', '--color', 'rose'],
    'CREATE_OPTION_INVALID',
    '"--color" has no effect on a site that is taken over as it is.',
  ],
  [
    ['a', 'https://example.com/a.git', '-g', 'custom'],
    'CREATE_OPTION_INVALID',
    '"--git-strategy custom" needs a terminal',
  ],
])('%j is refused', async (args, code, message) => {
  const before = fs.readdirSync(cwd);
  await expect(choose(...args)).rejects.toMatchObject({code, message: expect.stringContaining(message)});
  expect(fs.readdirSync(cwd)).toEqual(before);
});
