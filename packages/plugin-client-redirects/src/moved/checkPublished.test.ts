import {expect, test} from 'vitest';
import {collectRedirects} from '../collectRedirects.js';
import {redirectsOptionsSchema} from '../options.js';
import {planRedirects} from '../planRedirects.js';
import {checkPublished} from './checkPublished.js';
import type {PageFacts} from './publishedList.js';
import {parseRedirects} from './redirectsFile.js';
import {sketchOf} from './sketch.js';

/** Facts of a page: its title and a text of 300 words, of which `changed` are others. */
function facts(title: string, changed = 0): PageFacts {
  const words = Array.from({length: 300}, (_, at) =>
    at < changed ? `${title}-edit${at * 31}` : `${title}${(at * 7919) % 1009}`,
  );
  return {title, sketch: sketchOf(words.join(' '))};
}

interface Site {
  readonly published: Readonly<Record<string, PageFacts>>;
  readonly pages: Readonly<Record<string, PageFacts>>;
  readonly accepted?: string;
  readonly redirects?: readonly {readonly from: string; readonly to: string}[];
  readonly files?: readonly string[];
}

function check({published, pages, accepted = '', redirects = [], files = []}: Site) {
  const addresses = Object.keys(pages);
  const isFile = (address: string) => files.includes(address);
  const options = redirectsOptionsSchema.parse({redirects});
  const written = collectRedirects(addresses, options, parseRedirects(accepted, '/f').redirects);
  const plan = planRedirects({written, pages: addresses, isFile});
  const {gone, lost} = checkPublished({
    published: Object.entries(published).map(([address, own]) => ({address, ...own, line: 1, comments: []})),
    pages: addresses.map((address) => ({address, isListed: true})),
    plan,
    isFile,
    readFacts: ({address}) => pages[address] ?? {},
  });
  return {
    gone: Object.fromEntries(
      gone.map((one) => [
        one.published.address,
        one.proposal && `${one.proposal.target} ${one.proposal.reason}`,
      ]),
    ),
    lost: lost.map(({message}) => message),
    redirects: Object.fromEntries(plan.redirects.map(({from, target}) => [from, target])),
    errors: plan.errors.map(({message}) => message),
    warnings: plan.warnings.map(({message}) => message),
  };
}

const A = facts('Alpha');
const B = facts('Beta');

test('pages, redirects and files are reached, in any spelling', () => {
  const {gone} = check({
    published: {'/a': A, '/b/': B, '/gr%C3%BC%C3%9Fe': A, '/old': A, '/manual.pdf': {}},
    pages: {'/a/': A, '/b': B, '/grüße': A},
    redirects: [{from: '/old', to: '/a'}],
    files: ['/manual.pdf'],
  });
  expect(gone).toEqual({});
});

test('a page that moved and was edited is found by its text', () => {
  const pages = {'/new/alpha': facts('Alpha', 60), '/b': B};
  expect(check({published: {'/a': A, '/b': B}, pages}).gone).toEqual({'/a': '/new/alpha text'});
});

test('without a similar text, a new page with the same title or the same end of the address is proposed', () => {
  const other = facts('Other').sketch;
  const pages = {
    '/x/alpha': {title: 'Alpha', sketch: other},
    '/y/beta': {title: 'New title', sketch: other},
    '/z': {},
  };
  const published = {'/alpha': A, '/beta': B, '/c': facts('C')};
  expect(check({published, pages}).gone).toEqual({
    '/alpha': '/x/alpha title',
    '/beta': '/y/beta name',
    '/c': undefined,
  });
});

test('two new pages with the title or the name are not guessed from', () => {
  const pages = {'/x/alpha': {title: 'Alpha'}, '/y/alpha': {title: 'Alpha'}};
  expect(check({published: {'/alpha': A}, pages}).gone).toEqual({'/alpha': undefined});
});

test('among versions with the same text, a new page comes first, then the same name, then the shortest address', () => {
  const copies = {'/docs/1.0/a': A, '/docs/a': A, '/docs/b': A};
  expect(check({published: {'/docs/2.0/a': A, ...copies}, pages: copies}).gone).toEqual({
    '/docs/2.0/a': '/docs/a text',
  });
  const pages = {...copies, '/docs/next/renamed': facts('Alpha', 15)};
  expect(check({published: {'/docs/next/a': A, ...copies}, pages}).gone).toEqual({
    '/docs/next/a': '/docs/next/renamed text',
  });
});

test('a page that moves twice: the redirect of its first move leads to its last address', () => {
  const published = {'/a': A, '/b': A};
  const pages = {'/c': A};
  expect(check({published, pages, accepted: '/a /b'})).toMatchObject({gone: {'/b': '/c text'}, lost: []});
  expect(check({published, pages, accepted: '/a /b#part\n/b /c'})).toMatchObject({
    gone: {},
    redirects: {'/a': '/c#part', '/b': '/c'},
  });
});

test('a redirect of the config may lead to an accepted one', () => {
  const site = check({
    published: {},
    pages: {'/c': A},
    accepted: '/b /c',
    redirects: [{from: '/a', to: '/b'}],
  });
  expect(site).toMatchObject({redirects: {'/a': '/c', '/b': '/c'}, errors: []});
});

test('an old address that is a page again stays a page, and the way back is a redirect', () => {
  const site = check({published: {'/a': A, '/b': A}, pages: {'/a': A}, accepted: '/a /b\n/b /a'});
  expect(site).toMatchObject({gone: {}, lost: [], redirects: {'/b': '/a'}});
  expect(site.warnings).toEqual(['"/a" is a page of the site, which stays.']);
});

test('an accepted redirect whose target is gone for good is reported, and a circle too', () => {
  const published = {'/a': A, '/b': B};
  expect(check({published, pages: {'/c': {}}, accepted: '/a /b'})).toMatchObject({
    gone: {'/b': undefined},
    lost: ['"/a" leads to "/b", but there is no such page. Did you mean "/c"?'],
    errors: [],
  });
  expect(check({published: {}, pages: {}, accepted: '/a /b\n/b /a'}).lost).toEqual([
    '"/a" leads to "/b", and so in a circle: /b → /a → /b.',
    '"/b" leads to "/a", and so in a circle: /a → /b → /a.',
  ]);
});

test('a folder of pages that moved is found page by page', () => {
  const many = Array.from({length: 300}, (_, at) => [`/page${at}`, facts(`T${at}x`)] as const);
  const moved = many.map(([address, own]) => [`/new${address}`, own] as const);
  const {gone} = check({published: Object.fromEntries(many), pages: Object.fromEntries(moved)});
  expect(gone).toEqual(Object.fromEntries(many.map(([address]) => [address, `/new${address} text`])));
});
