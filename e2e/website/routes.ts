import fs from 'node:fs';

/** A page of a docs instance, and what it must show. */
export interface ExpectedPage {
  /** Below the root of its instance and version, starting and ending with "/". */
  readonly path: string;
  /** `undefined` for the generated page of a category. */
  readonly id: string | undefined;
  /** The sidebar that the page shows. */
  readonly sidebar: string | undefined;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Labels behind the home icon; "*" for one that the page's author chose. None where the page shows no breadcrumbs. */
  readonly breadcrumbs: readonly string[];
  readonly tags: readonly string[];
}

/** One docs instance in one version. */
export interface ExpectedDocs {
  readonly pluginId: string;
  readonly version: string;
  /** URL path of its root, without a slash at the end. */
  readonly root: string;
  /** Label of the version badge. */
  readonly badge: string | undefined;
  readonly hasBanner: boolean;
  /** Beginning of edit links, behind the address of the repository; none where there are no such links. */
  readonly editFolder: string | undefined;
  readonly pages: readonly ExpectedPage[];
}

/** The first page of each sidebar, by which it is distinguished from the others. */
export const firstPageOfSidebar: Readonly<Record<string, string>> = {
  docs: '/',
  api: '/cli/',
  community: '/support/',
  sidebar: '/',
  anotherSidebar: '/dummy.html/',
};

/** Tag pages below /tests/docs/tags/: slug → label and the pages that have it. */
export const expectedTags: Readonly<Record<string, readonly [label: string, pages: readonly string[]]>> = {
  a: ['a', ['/', '/more-test/']],
  b: ['b', ['/', '/standalone/']],
  c: ['c', ['/']],
  'd-custom-permalink': ['d', ['/standalone/']],
  e: ['e', ['/more-test/']],
  'some-tag': ['some tag', ['/', '/more-test/']],
};

/** A line of the table. The instance "default@current" has pages of one version only. */
function parseRow(line: string): ExpectedPage & {readonly instance: string} {
  const cells = line.split('\t').map((cell) => (cell === '-' ? undefined : cell));
  const [instance = '', path = '', id, sidebar, previous, next, breadcrumbs, tags] = cells;
  return {
    instance,
    path,
    id: id === '(generated)' ? undefined : id,
    sidebar,
    previous,
    next,
    breadcrumbs: breadcrumbs?.split(' > ') ?? [],
    tags: tags?.split(', ') ?? [],
  };
}

const [, ...lines] = fs
  .readFileSync(new URL('routes.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** Pages about errors, which no sidebar lists: each shows the sidebar of their index. */
const errorPages = fs
  .readdirSync(new URL('../../website/docs/errors', import.meta.url))
  .filter((file) => file !== 'index.md')
  .map((file) => file.replace('.md', ''))
  .map((name) => parseRow(`default@current\t/errors/${name}/\terrors/${name}\tapi\t-\t-\t-\t-`));

const rows = [...lines.map(parseRow), ...errorPages];

function docs(pluginId: string, facts: Omit<ExpectedDocs, 'pluginId' | 'pages'>): ExpectedDocs {
  const instances = [pluginId, `${pluginId}@${facts.version}`];
  return {pluginId, ...facts, pages: rows.filter(({instance}) => instances.includes(instance))};
}

const unversioned = {version: 'current', badge: undefined, hasBanner: false};
const released = (version: string) =>
  docs('default', {
    version,
    root: `/docs/${version}`,
    badge: `Version: ${version}`,
    hasBanner: true,
    editFolder: 'website/docs/',
  });

export const expectedDocs: readonly ExpectedDocs[] = [
  docs('default', {
    version: 'current',
    root: '/docs',
    badge: 'Version: Canary',
    hasBanner: false,
    editFolder: 'website/docs/',
  }),
  released('2.0.1'),
  released('2.0.0-rc.1'),
  docs('community', {...unversioned, root: '/community', editFolder: 'website/community/'}),
  docs('docs-tests', {...unversioned, root: '/tests/docs', editFolder: undefined}),
];
