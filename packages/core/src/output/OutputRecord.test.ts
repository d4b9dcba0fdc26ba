import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {type OutputRecord, OutputRecords} from './OutputRecord.js';

const recordOf = (name: string): OutputRecord => ({
  '': {stamp: [1, 2, 3, 4], names: [name], keyed: {}, linked: {[name]: 5}},
});

function filesBelow(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('the output before the one online has its own record, in each language', () => {
  const spare = path.join(tempSite({}), 'output');
  new OutputRecords(spare).publish('en', recordOf('first'));
  expect(new OutputRecords(spare).ofSpare('en')).toEqual({});
  new OutputRecords(spare).publish('en', recordOf('second'));
  new OutputRecords(spare).publish('pt-BR', recordOf('primeiro'));
  expect(new OutputRecords(spare).ofSpare('en')).toEqual(recordOf('first'));
  new OutputRecords(spare).publish('en', recordOf('third'));
  expect(new OutputRecords(spare).ofSpare('en')).toEqual(recordOf('second'));
  expect(new OutputRecords(spare).ofSpare('pt-BR')).toEqual({});
});

test('a damaged record is none', () => {
  const dir = tempSite({});
  const records = new OutputRecords(path.join(dir, 'output'));
  records.publish('en', recordOf('first'));
  records.publish('en', recordOf('second'));
  for (const file of filesBelow(dir))
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('t"', 'd"'));
  expect(records.ofSpare('en')).toEqual({});
});
