import {sha256} from '@lectern/store';
import {expect, test} from 'vitest';
import {compressPack, joinFiles, openPack, type PackRecord, splitFiles} from './packs.js';

const FILES = [
  {name: 'pages/b.html', bytes: Buffer.from('<p>ü</p>')},
  {name: 'pages/a.html', bytes: Buffer.alloc(0)},
  {name: 'content.0.table', bytes: Buffer.from([0, 255, 10])},
];

async function packed(): Promise<{readonly bytes: Uint8Array; readonly record: PackRecord}> {
  const content = joinFiles(FILES);
  const bytes = await compressPack(content);
  const hashes = {hash: sha256(bytes), contentHash: sha256(content)};
  return {bytes, record: {...hashes, size: bytes.length, contentSize: content.length}};
}

test('files come back as they were, and their order does not change a pack', () => {
  const joined = joinFiles(FILES);
  expect(joinFiles([...FILES].reverse())).toEqual(joined);
  const found = splitFiles(joined)?.map(({name, bytes}) => [name, Buffer.from(bytes).toString('hex')]);
  expect(found?.sort()).toEqual(FILES.map(({name, bytes}) => [name, bytes.toString('hex')]).sort());
});

test('a pack opens if its bytes are those of the record', async () => {
  const {bytes, record} = await packed();
  expect(await openPack(bytes, record)).toEqual(joinFiles(FILES));
});

test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ['cut off', (bytes) => bytes.subarray(0, -1)],
  ['longer', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
  ['changed in one bit', (bytes) => Buffer.from(bytes).fill((bytes[9] ?? 0) ^ 1, 9, 10)],
  ['empty', () => new Uint8Array()],
])('a pack that is %s does not open', async (_, change) => {
  const {bytes, record} = await packed();
  expect(await openPack(change(bytes), record)).toBeUndefined();
});

test('a pack that grows beyond its length in the manifest does not open', async () => {
  const bytes = await compressPack(Buffer.alloc(50_000_000));
  const record = {hash: sha256(bytes), size: bytes.length, contentHash: '', contentSize: 1000};
  expect(await openPack(bytes, record)).toBeUndefined();
});

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a head that is too long', Buffer.from([255, 255, 255, 255, 1])],
  ['a head without JSON', Buffer.from([1, 0, 0, 0, 65])],
  ['files longer than the pack', joinFiles(FILES).subarray(0, -2)],
])('%s cannot be split into files', (_, bytes) => {
  expect(splitFiles(bytes)).toBeUndefined();
});
