import {expect, test} from 'vitest';
import {RunReports, type SiteReports} from './SiteReports.js';

const siteDir = '/site';

/** A printer whose texts are collected: no other place may print. */
function collector() {
  const texts: string[] = [];
  return {texts, printer: {log() {}, warn: (text: string) => void texts.push(text)}};
}

function tagReport(reports: SiteReports, files: readonly string[]): void {
  const problems = files.map((file) => ({file: `${siteDir}/${file}`, line: 2, message: 'has the tag "x".'}));
  reports.print(problems, {code: 'TAGS_FILE', heading: 'Tags:', hint: 'Define them.', siteDir});
}

test('a problem that several locales have is printed for the first one only', () => {
  const {texts, printer} = collector();
  const run = new RunReports(printer);
  tagReport(run.forLocale('en', '/'), ['blog/a.md', 'blog/b.md']);
  tagReport(run.forLocale('de', '/'), ['blog/a.md', 'i18n/de/blog/b.md']);
  tagReport(run.forLocale('fr', '/'), ['blog/a.md', 'blog/b.md']);
  expect(texts).toEqual([
    expect.stringMatching(
      /\[TAGS_FILE\] Tags:\n- blog\/a\.md:2 has the tag "x"\.\n- blog\/b\.md:2 .*\nDefine them\.\nMore: \S+$/,
    ),
    expect.stringMatching(
      /\[TAGS_FILE\] Tags:\n- i18n\/de\/blog\/b\.md:2 has the tag "x"\.\nDefine them\.\nMore: \S+$/,
    ),
  ]);
});

test('a locale that is loaded again repeats its problems, and a new run prints all', () => {
  const {texts, printer} = collector();
  const run = new RunReports(printer);
  tagReport(run.forLocale('en', '/'), ['a.md']);
  tagReport(run.forLocale('en', '/'), ['a.md']);
  tagReport(new RunReports(printer).forLocale('de', '/'), ['a.md']);
  expect(texts).toHaveLength(3);
});

test('a text is printed once in a run', () => {
  const {texts, printer} = collector();
  const run = new RunReports(printer);
  for (const locale of ['en', 'de', 'en']) run.forLocale(locale, '/').warn('No history.');
  expect(texts).toEqual([expect.stringContaining('No history.')]);
});

test('addresses are compared without the base URL of the locale', () => {
  const {texts, printer} = collector();
  const run = new RunReports(printer);
  for (const [locale, baseUrl] of [
    ['en', '/'],
    ['de', '/de/'],
  ] as const) {
    const reports = run.forLocale(locale, baseUrl);
    const message = `shares the page "${baseUrl}tags/c".`;
    reports.print([{file: `${siteDir}/a.md`, message}], {code: 'TAGS_FILE', siteDir});
    reports.warn(`There is no page "${baseUrl}old".`);
  }
  expect(texts).toHaveLength(2);
});
