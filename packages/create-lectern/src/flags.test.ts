import {expect, test} from 'vitest';
import {parseFlags} from './flags.js';

test('arguments and short options are those of create-docusaurus', () => {
  expect(parseFlags(['site', 'classic', 'sites', '-p', 'pnpm', '-s', '-t', '-g', 'shallow'])).toMatchObject({
    name: 'site',
    template: 'classic',
    rootDir: 'sites',
    manager: 'pnpm',
    skipInstall: true,
    language: 'typescript',
    gitStrategy: 'shallow',
  });
});

test('nothing is set by an empty command line', () => {
  const flags = Object.entries(parseFlags([])).filter(([, value]) => value !== undefined && value !== false);
  expect(flags).toEqual([]);
});

test.each([
  [['--no-git'], {git: false}],
  [['--git'], {git: true}],
  [
    ['-j', '--color', 'rose', '--from', 'notes', '-y'],
    {language: 'javascript', color: 'rose', from: 'notes', yes: true},
  ],
  [['--template', 'docs'], {template: 'docs'}],
])('%j', (args, flags) => expect(parseFlags(args)).toMatchObject(flags));

test.each([
  [['a', 'b', 'c', 'd'], '"d" is one argument too many.'],
  [['-t', '-j'], '--typescript and --javascript exclude each other.'],
  [['--git', '--no-git'], '--git and --no-git exclude each other.'],
  [['a', 'docs', '--template', 'api'], '--template and the argument "docs" exclude each other.'],
  [['-p', 'cargo'], '"--package-manager cargo" is none of npm, pnpm, yarn, bun.'],
  [['-g', 'fast'], '"--git-strategy fast" is none of deep, shallow, copy, custom.'],
  [['--color', 'mud'], 'There is no colour "mud".'],
  [['--unknown'], /^Unknown option '--unknown'\.$/],
])('%j is refused', (args, message) => expect(() => parseFlags(args)).toThrow(message));
