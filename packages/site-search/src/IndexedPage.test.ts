import {expect, test} from 'vitest';
import {type IndexedSection, sectionsOfPage} from './IndexedPage.js';
import {MAX_SECTIONS} from './shared/places.js';

const section = (fields: Partial<IndexedSection>): IndexedSection => ({
  id: null,
  heading: '',
  level: 2,
  text: '',
  code: '',
  ...fields,
});

test('what has no anchor belongs to the section above it', () => {
  const sections = sectionsOfPage([
    section({heading: 'Title'}),
    section({heading: 'Page', text: 'a', code: 'x'}),
    section({heading: 'More', text: 'b'}),
    section({id: 'c', heading: 'C', text: 'c'}),
    section({text: 'd', code: 'y'}),
  ]);
  expect(sections).toEqual([
    {id: null, heading: 'Page', level: 1, text: 'a\nMore\nb', code: 'x'},
    {id: 'c', heading: 'C', level: 2, text: 'c\nd', code: 'y'},
  ]);
});

test.each([null, 'anchor'])('the time for many sections grows with their number: id %j', (id) => {
  const many = Array.from({length: 200_000}, (_, index) =>
    section({id, heading: `h${index}`, text: 'text', code: 'code'}),
  );
  const before = process.cpuUsage();
  const sections = sectionsOfPage(many);
  const {user, system} = process.cpuUsage(before);
  expect(sections.length).toBe(id === null ? 1 : MAX_SECTIONS);
  expect(sections.at(-1)?.text).toMatch(/h199999\ntext$/);
  expect((user + system) / 1_000).toBeLessThan(1_500);
});
