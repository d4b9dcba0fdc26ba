import {expect, test} from 'vitest';
import {checkSchema} from '../schema/checkSchema.js';
import type {Finding} from './Finding.js';
import {reportedFindings, selectChecks} from './runChecks.js';

const {severity} = checkSchema.parse({});
const flags = {external: false, accessibility: false};

test('checks that need the network or a browser run on request only', () => {
  const usual = ['links', 'anchors', 'translations', 'budgets', 'samples', 'plugins'];
  expect(selectChecks(flags, severity)).toEqual(usual);
  expect(selectChecks({...flags, external: true, accessibility: true}, severity)).toEqual([
    ...usual,
    'external',
    'accessibility',
  ]);
  expect(selectChecks({...flags, only: ['accessibility', 'links']}, severity)).toEqual([
    'links',
    'accessibility',
  ]);
  expect(selectChecks({...flags, only: ['links'], external: true}, severity)).toEqual(['links', 'external']);
  expect(selectChecks({...flags, skip: ['links', 'budgets', 'samples']}, severity)).toEqual([
    'anchors',
    'translations',
    'plugins',
  ]);
  expect(selectChecks({...flags, only: ['links']}, {...severity, links: 'off'})).toEqual([]);
});

test('a check that does not exist is an error', () => {
  expect(() => selectChecks({...flags, only: ['link']}, severity)).toThrow('There is no check "link".');
  expect(() => selectChecks({...flags, skip: ['x']}, severity)).toThrow('There is no check "x".');
});

const link = (page: string, fields: Partial<Finding> = {}): Finding => ({
  check: 'links',
  code: 'broken-link',
  page,
  message: 'The link /x is broken.',
  ...fields,
});

test('findings that differ by the page only are one; a warning stays one', () => {
  const found = reportedFindings(
    [link('/b/'), link('/a/'), link('/a/', {file: 'a.md', line: 2}), link('/c/', {severity: 'warn'})],
    checkSchema.parse({}),
  );
  expect(found).toEqual([
    {...link('/a/', {file: 'a.md', line: 2}), severity: 'error'},
    {...link('/b/'), severity: 'error', pages: 2},
    {...link('/c/'), severity: 'warn'},
  ]);
});

test('a severity of the configuration is that of all findings of the check', () => {
  const settings = checkSchema.parse({severity: {links: 'warn'}});
  expect(reportedFindings([link('/a/')], settings)[0]?.severity).toBe('warn');
});

test.each([
  [{check: 'links'}, []],
  [{page: '/docs/**'}, ['/a/']],
  [{page: '/docs/*'}, ['/a/', '/docs/b/c/']],
  [{check: 'anchors', page: '/docs/**'}, ['/a/', '/docs/b/', '/docs/b/c/']],
  [{code: 'broken-link', message: '/x is'}, []],
  [{message: '/y'}, ['/a/', '/docs/b/', '/docs/b/c/']],
  [{file: 'docs/*.md'}, ['/a/', '/docs/b/c/']],
])('ignored: %j', (entry, left) => {
  const findings = [
    link('/a/'),
    link('/docs/b/', {file: 'docs/b.md'}),
    link('/docs/b/c/', {file: 'docs/b/c.md'}),
  ];
  const settings = checkSchema.parse({ignore: [entry]});
  const pages = reportedFindings(findings, settings).map(({page}) => page);
  expect(pages.toSorted()).toEqual(left);
});

test.each([
  [{ignore: [{}]}, 'at least one field'],
  [{ignore: [{page: 'docs'}]}, 'begins with "/"'],
  [{budgets: [{pages: '/**', script: 1}]}, 'script'],
  [{severity: {links: 'throw'}}, 'links'],
])('settings are strict: %j', (settings, message) => {
  const result = checkSchema.safeParse(settings);
  expect(JSON.stringify(result.error?.issues)).toContain(message.replaceAll('"', '\\"'));
});
