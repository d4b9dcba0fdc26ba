import path from 'node:path';
import {expect, test} from 'vitest';
import {classic, config, json, plan} from '../../test/migration.js';
import {tempSite} from '../../test/tempSite.js';

async function notesOf(sources: {readonly [name: string]: string}) {
  const dir = tempSite({'package.json': json({}), 'docusaurus.config.js': config(classic), ...sources});
  const {notes} = await plan(dir);
  return notes.flatMap(({location, what, todo}) =>
    location ? [{at: `${path.relative(dir, location.file)}:${location.line}`, what, todo}] : [],
  );
}

async function locationsOf(sources: {readonly [name: string]: string}): Promise<string[]> {
  return (await notesOf(sources)).map(({at, what}) => `${at} ${/"([^"]+)"/.exec(what)?.[1]}`);
}

test('fields of metadata that are gone are noted, with what to write', async () => {
  const text = `import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
export default function Info() {
  const {metadata} = useBlogPost();
  return <time dateTime={metadata.date}>{metadata.formattedDate}</time>;
}
`;
  expect(await notesOf({'src/theme/BlogPostItem/Header/Info/index.js': text})).toEqual([
    {
      at: 'src/theme/BlogPostItem/Header/Info/index.js:4',
      what: 'Posts have no "formattedDate", as in Docusaurus since 3.2.',
      todo: `Write "useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date))"; the hook is in "@docusaurus/theme-common/internal".`,
    },
  ]);
});

test.each([
  ['destructured', `const {\n  date,\n  formattedDate,\n} = metadata;`, ['formattedDate:3']],
  ['with a type', `const {formattedDate}: Metadata = metadata;`, ['formattedDate:1']],
  ['of a nested object', `const {content: {metadata: {formattedDate}}} = props;`, ['formattedDate:1']],
  ['renamed', `const {formattedDate: shown} = metadata;`, ['formattedDate:1']],
  ['by ?.', `post?.metadata?.formattedDate`, ['formattedDate:1']],
  [
    'in props',
    `export default ({formattedLastUpdatedAt}) => (\n  <b title={formattedLastUpdatedAt}>{formattedLastUpdatedAt}</b>\n);`,
    ['formattedLastUpdatedAt:1'],
  ],
  [
    'in seconds',
    `new Date(lastUpdatedAt * 1000);\nnew Date(1000 * metadata.lastUpdatedAt);`,
    ['lastUpdatedAt:1', 'lastUpdatedAt:2'],
  ],
  ['as an id', `const {unversionedId} = metadata;`, ['unversionedId:1']],
])('a field that is read %s', async (_, text, expected) => {
  const file = 'src/theme/DocItem/index.tsx';
  const locations = await locationsOf({[file]: text});
  expect(locations).toEqual(
    expected.map((entry) => entry.replace(/(.*):(\d+)/, (_all, name, line) => `${file}:${line} ${name}`)),
  );
});

test('names that are not of metadata are not noted', async () => {
  const current = `import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
function DateTime({date, formattedDate}) {
  return <time dateTime={date}>{formattedDate}</time>;
}
function AtDate({lastUpdatedAt}) {
  const formattedLastUpdatedAt = useDateTimeFormat().format(new Date(lastUpdatedAt));
  return <b title={formattedLastUpdatedAt}>{formattedLastUpdatedAt}</b>;
}
// metadata.formattedDate was here
/* const {unversionedId} = metadata; */
export default () => <DateTime date={date} formattedDate={format(date)} />;
`;
  const own = `export const date = ({formattedDate}) => event.formattedDate;\n`;
  expect(await locationsOf({'src/theme/Info.js': current, 'src/components/Event.js': own})).toEqual([]);
});

test('a component outside of src/theme counts if it imports from Docusaurus', async () => {
  const text = `import Link from '@docusaurus/Link';\nexport default ({post}) => post.metadata.formattedDate;\n`;
  expect(await locationsOf({'src/components/Posts.js': text})).toEqual([
    'src/components/Posts.js:2 formattedDate',
  ]);
});
