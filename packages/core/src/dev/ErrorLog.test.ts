import {MarkdownError} from '@lectern/mdx';
import {expect, test} from 'vitest';
import {problemError} from '../errors/problems.js';
import {SiteError} from '../errors/SiteError.js';
import {ErrorLog} from './ErrorLog.js';

const siteDir = '/site';

function wrong(name: string, line: number, message = 'Wrong.'): MarkdownError {
  return new MarkdownError({
    code: 'FRONT_MATTER_SYNTAX',
    file: `/site/docs/${name}`,
    line,
    message,
  });
}

const report = problemError(
  ['a.md', 'b.md'].map((name) => ({file: `/site/docs/${name}`, line: 2, message: 'Wrong.'})),
  {code: 'FRONT_MATTER_SYNTAX', heading: 'Some files cannot be read:', siteDir},
);

test('what a report has told of is not told again by the page, until it is corrected', () => {
  const printed: string[] = [];
  const log = new ErrorLog(siteDir, (text) => printed.push(text));
  log.report(report, 'site');
  log.report(wrong('a.md', 2), 'page');
  log.report(report, 'site');
  expect(printed).toHaveLength(1);
  log.report(wrong('a.md', 3), 'page');
  log.report(wrong('c.md', 2), 'page');
  log.report(wrong('a.md', 2, 'Wrong in another way.'), 'page');
  expect(printed).toHaveLength(4);
  log.clear('site');
  log.report(wrong('b.md', 2), '/site/docs/b.md');
  expect(printed).toHaveLength(5);
});

test('mistakes without a line are told apart by their text', () => {
  const printed: string[] = [];
  const log = new ErrorLog(siteDir, (text) => printed.push(text));
  log.report(new SiteError('FILE_NAME', 'One.'), 'site');
  log.report(new SiteError('FILE_NAME', 'Two.'), 'site');
  log.report(new SiteError('FILE_NAME', 'One.'), 'page');
  expect(printed).toHaveLength(2);
});
