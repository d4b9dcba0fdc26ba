import {expect, test} from 'vitest';
import {ReportedLinks} from './ReportedLinks.js';

const link = (url: string, location?: string) => ({url, target: url, ...(location && {location})});

test('a broken link of a file is new for the first locale only, and once per locale it may be on many pages', () => {
  const reported = new ReportedLinks();
  const english = [
    {page: '/a', links: [link('/x', 'docs/a.md:1'), link('./y', 'docs/a.md:2'), link('/x')]},
    {page: '/b', links: [link('/x')]},
  ];
  expect(reported.takeNew(english, '/')).toEqual(english);
  const german = [
    {page: '/de/a', links: [link('/de/x', 'docs/a.md:1'), link('./y', 'docs/a.md:2'), link('/de/x')]},
    {page: '/de/b', links: [link('/de/x'), link('/de/z', 'i18n/de/b.md:1')]},
  ];
  expect(reported.takeNew(german, '/de/')).toEqual([
    {page: '/de/b', links: [link('/de/z', 'i18n/de/b.md:1')]},
  ]);
  expect(reported.takeNew([{page: '/fr/c', links: [link('/fr/x')]}], '/fr/')).toHaveLength(1);
});
