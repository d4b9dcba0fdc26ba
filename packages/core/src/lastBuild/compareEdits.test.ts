import type {Diagnostic} from '@lectern/mdx';
import {expect, test} from 'vitest';
import type {ContentFacts, ContentRecord} from '../compile/ArtifactCache.js';
import {compareArtifacts, hasNewLinks, keepsAnchorsAndIndexing, keepsDependencies} from './compareEdits.js';

const stamp = {mtimeMs: 0, size: 0, hash: ''};

const factsBefore: ContentFacts = {
  source: '@site/docs/a.md',
  file: '/site/docs/a.md',
  type: 'data',
  codeHash: '11111111aaaaaaaaaaaa',
  codeStamp: stamp,
  imports: ['code:clsx'],
  assets: [],
  diagnostics: [],
  stamp,
  optionsKey: '',
  cost: 0,
  files: [],
};

function edit(content: Partial<ContentRecord>, before: Partial<ContentFacts> = {}) {
  const facts = {...factsBefore, ...before};
  return {
    at: 0,
    content: {...facts, details: {links: [], permalinks: []}, ...content},
    contentBefore: {facts},
  };
}

function rendered(
  now: {links?: string[]; anchors?: string[]; noIndex?: boolean},
  before: {links?: string[]; anchors?: string[]},
) {
  const record = ({links = [], anchors = [], noIndex = false}: typeof now) => ({
    ...{key: '', path: '/', cost: 0, size: 0, mtimeMs: 0, hash: '', data: [], dataUrls: []},
    ...{noIndex, anchorsKey: anchors.join(), details: JSON.stringify({links, anchors})},
  });
  const {details, ...facts} = record(before);
  return {record: record(now), recordBefore: {facts, details}};
}

test('an edit of the text changes the artifact alone', () => {
  expect(keepsDependencies(edit({codeHash: '22222222aaaaaaaaaaaa'}))).toBe(true);
});

test('an edit may change imports, files, or the kind of an artifact, on which other files depend', () => {
  expect(keepsDependencies(edit({imports: []}))).toBe(false);
  expect(keepsDependencies(edit({files: [{kind: 'file', key: '/site/a.png', value: 'hash'}]}))).toBe(false);
  expect(keepsDependencies(edit({type: 'module'}))).toBe(false);
});

test('a diagnostic needs a whole build, which prints or forgets it', () => {
  const diagnostics = [{} as Diagnostic];
  expect(keepsDependencies(edit({diagnostics}))).toBe(false);
  expect(keepsDependencies(edit({diagnostics: []}, {diagnostics}))).toBe(false);
});

test('a page keeps its anchors if it has new ones, and loses one if it is renamed', () => {
  expect(keepsAnchorsAndIndexing(rendered({anchors: ['a', 'b']}, {anchors: ['a']}))).toBe(true);
  expect(keepsAnchorsAndIndexing(rendered({anchors: ['b']}, {anchors: ['a']}))).toBe(false);
});

test('a page that search engines must leave out now is in other files too', () => {
  expect(keepsAnchorsAndIndexing(rendered({noIndex: true}, {}))).toBe(false);
});

test('only links that the page had not before are new', () => {
  expect(hasNewLinks(rendered({links: ['/a']}, {links: ['/a', '/b']}))).toBe(false);
  expect(hasNewLinks(rendered({links: ['/a', '/c']}, {links: ['/a', '/b']}))).toBe(true);
});

test('the artifact of an edited page replaces the one before, which no page needs', () => {
  const one = edit({codeHash: '22222222aaaaaaaaaaaa'});
  const before = ['assets/content/a.11111111.txt', 'assets/content/b.33333333.txt'];
  expect(compareArtifacts(before, [one])).toEqual({
    artifacts: ['assets/content/a.22222222.txt', 'assets/content/b.33333333.txt'],
    unusedFiles: ['assets/content/a.11111111.txt'],
    unusedContents: [one.contentBefore.facts],
  });
});

test('the artifact before stays if it is that of another file, or of another with the same text', () => {
  const one = edit({codeHash: '22222222aaaaaaaaaaaa'});
  const ofSameName = ['assets/content/a.11111111.txt', 'assets/content/a.11111111.txt'];
  expect(compareArtifacts(ofSameName, [one])).toMatchObject({unusedFiles: [], unusedContents: []});
  const ofSameText = ['assets/content/a.11111111.txt', 'assets/content/b.11111111.txt'];
  expect(compareArtifacts(ofSameText, [one])).toMatchObject({
    unusedFiles: ['assets/content/a.11111111.txt'],
    unusedContents: [],
  });
});
