import {expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {errors} from './catalog.js';
import type {ErrorCode} from './errorCodes.js';
import {mergeErrors} from './mergeErrors.js';
import {problemError} from './problems.js';
import {SiteError} from './SiteError.js';

const siteDir = '/site';

function report(code: ErrorCode, file: string, hint = 'Mend it.'): SiteError {
  const problems = [{file: `/site/${file}`, line: 2, message: 'It is wrong.'}];
  return problemError(problems, {code, heading: 'Files are wrong:', hint, siteDir});
}

test('mistakes of the kind of the first come in one report, each hint once', () => {
  const thrown = [
    report('TAGS_FILE', 'b.md'),
    report('FILE_NAME', 'c.md'),
    report('TAGS_FILE', 'a.md'),
    report('TAGS_FILE', 'd.md', 'Or this.'),
  ];
  expect(shownError(mergeErrors(thrown as [unknown, ...unknown[]], siteDir), {siteDir})).toBe(
    '[TAGS_FILE] Files are wrong:\n- a.md:2 It is wrong.\n- b.md:2 It is wrong.\n- d.md:2 It is wrong.\nMend it.\nOr this.',
  );
});

test('errors of a single mistake are listed with their places, whatever they were made of', () => {
  const location = {file: '/site/x.ts', line: 3};
  const thrown = [
    new SiteError('TAGS_FILE', 'Nothing there.'),
    new SiteError('TAGS_FILE', 'It is wrong.', {location}),
  ] as const;
  expect(shownError(mergeErrors(thrown, siteDir), {siteDir})).toBe(
    '[TAGS_FILE] Several things are wrong:\n- Nothing there.\n- x.ts:3 It is wrong.',
  );
  const markdown = ['a.md', 'b.md'].map((name) =>
    Object.assign(new Error('Not YAML.'), {name: 'MarkdownError', code: 'M', file: `/site/${name}`, line: 1}),
  );
  expect(shownError(mergeErrors(markdown as [unknown, unknown], siteDir), {siteDir})).toBe(
    '[M] Some files cannot be read:\n- a.md:1 Not YAML.\n- b.md:1 Not YAML.',
  );
});

test('an only error, one of its kind, and one of a plugin stay what they are', () => {
  const one = report('TAGS_FILE', 'a.md');
  expect(mergeErrors([one], siteDir)).toBe(one);
  expect(mergeErrors([one, report('FILE_NAME', 'b.md'), new Error('Oh')], siteDir)).toBe(one);
  const crash = () =>
    errors.pluginHookFailed({plugin: 'p', origin: 'p', hook: 'loadContent', cause: new Error('Oh')});
  const first = crash();
  expect(mergeErrors([first, crash()], siteDir)).toBe(first);
});
