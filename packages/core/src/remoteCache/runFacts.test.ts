import {expect, test} from 'vitest';
import {differences, type RunFacts} from './runFacts.js';

const facts: RunFacts = {
  ...{version: '1', system: 'linux x64', commit: 'a'.repeat(40)},
  ...{packages: '1', config: '1', options: '[null,true,false]'},
};

test('equal facts have no differences', () => {
  expect(differences(facts, {...facts})).toEqual([]);
});

test.each<[Partial<RunFacts>, string]>([
  [{commit: 'b'.repeat(40)}, 'the commit (bbbbbbbbbb instead of aaaaaaaaaa)'],
  [{config: '2'}, 'the configuration'],
  [{packages: '2'}, 'the lockfile of the packages'],
  [{version: '2'}, 'the version of Lectern or Node.js'],
  [{system: 'darwin arm64'}, 'the system or processor (darwin arm64 instead of linux x64)'],
  [
    {options: '["fr",true,false]'},
    'the options of the command (["fr",true,false] instead of [null,true,false])',
  ],
])('%j is a difference', (changes, text) => {
  expect(differences({...facts, ...changes}, facts)).toEqual([text]);
});

test('without git, the commit is not compared', () => {
  expect(differences({...facts, commit: ''}, facts)).toEqual([]);
  expect(differences(facts, {...facts, commit: ''})).toEqual([]);
});
