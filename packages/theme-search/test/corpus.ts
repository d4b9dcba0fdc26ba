import type {PageSection, SearchablePage} from '@lectern/core';

/** Page for the tests of providers, with everything that the hook `indexPages` gets for it. */
export interface TestPage extends SearchablePage {
  readonly locale: string;
  readonly sections: readonly PageSection[];
}

export const BASE_URL = '/base/';
/** Origin of the published site, which crawlers read. */
export const SITE_URL = 'https://docs.example';

type Section = Partial<PageSection> & Pick<PageSection, 'text'>;

function page(
  path: string,
  facts: {title: string; tag?: string; version?: string; locale?: string},
  sections: readonly Section[],
): TestPage {
  return {
    path: BASE_URL + path,
    title: facts.title,
    description: '',
    keywords: [],
    tag: facts.tag ?? 'default',
    version: facts.version,
    plugin: {name: 'content-docs', id: 'default'},
    key: `key of ${path}`,
    locale: facts.locale ?? 'en',
    sections: sections.map(({id = null, heading = '', level = 1, text, code = ''}) => ({
      id,
      heading,
      level,
      text,
      code,
    })),
  };
}

const current = {tag: 'docs-default-current', version: 'current'};
const released = {tag: 'docs-default-2.0', version: '2.0'};

/** Number of pages with the word "zebra". */
export const ZEBRAS = 25;

export const TEST_PAGES: readonly TestPage[] = [
  page('docs/install/', {title: 'Installation', ...current}, [
    {text: 'How the command line tool comes to your machine.'},
    {id: 'requirements', heading: 'Requirements', level: 2, text: 'Node 20.19 or newer has to be there.'},
    {
      id: 'windows',
      heading: 'Windows',
      level: 3,
      text: 'Use the terminal of Windows, and accept long paths.',
    },
  ]),
  page('docs/routing/', {title: 'Routing', ...current}, [
    {text: 'Each file has an address.'},
    {id: 'slash', heading: 'Trailing slash', level: 2, text: 'The option decides how addresses end.'},
  ]),
  page('docs/2.0/routing/', {title: 'Routing', ...released}, [
    {text: 'Each file has an address, in version two.'},
  ]),
  page('docs/head/', {title: 'Using <Head> & co', ...current}, [
    {text: 'Then <script>alert(1)</script> becomes a sentence about markup.'},
  ]),
  page('blog/release/', {title: 'A release'}, [{text: 'Hedgehogs are mentioned in this post alone.'}]),
  page('fr/docs/install/', {title: 'Installer', locale: 'fr', ...current}, [
    {text: 'Comment installer cet outil, avec un kangourou.'},
  ]),
  ...Array.from({length: ZEBRAS}, (_, index) =>
    page(`recipes/${index + 1}/`, {title: `Recipe ${index + 1}`}, [
      {text: `The zebra of recipe ${index + 1}.`},
    ]),
  ),
];
