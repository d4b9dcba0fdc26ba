import {expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {testPlugin} from '../../test/testPlugin.js';
import {checkedTarget, indexPathsOf} from './IndexFiles.js';

function writerOf(paths: readonly string[]) {
  const written: string[] = [];
  const plugin = testPlugin({name: 'indexer', getIndexPaths: () => paths});
  const {write, writeHashed} = checkedTarget(plugin, {
    write: (file) => void written.push(file),
    writeHashed: async (file) => void written.push(file),
  });
  return {
    written,
    write: (file: string) => write(file, ''),
    writeHashed: (file: string) => writeHashed(file, () => ''),
  };
}

async function failure(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return shownError(error, {siteDir: '/site'});
  }
  return '';
}

test('a plugin writes the files that it has announced, and files in folders that it has', async () => {
  const {written, write, writeHashed} = writerOf(['index.json', 'search/']);
  write('index.json');
  await writeHashed('search/a/b.json');
  expect(written).toEqual(['index.json', 'search/a/b.json']);
});

test('PLUGIN_INVALID for paths that are no list', async () => {
  const plugin = testPlugin({name: 'indexer', getIndexPaths: () => 'index.json' as unknown as string[]});
  expect(await failure(() => indexPathsOf(plugin))).toContain(
    'The plugin indexer returns "index.json" from getIndexPaths, which is not a list of paths.',
  );
});

test('INDEX_FILE_NOT_ANNOUNCED', async () => {
  const {write, writeHashed} = writerOf(['index.json', 'search/']);
  expect(await failure(() => write('other.json'))).toBe(
    '[INDEX_FILE_NOT_ANNOUNCED] The plugin indexer writes "other.json" in indexPages, but its getIndexPaths returns "index.json" and "search/".\n' +
      'Return the file from getIndexPaths, or a folder around it with "/" at the end. Paths start from the output folder and cannot contain "..".',
  );
  expect(await failure(() => writerOf([]).write('a.json'))).toContain('returns no paths.');
  for (const file of ['search/../../x', 'search//x', 'search/', '/etc/x', 'search/..\\x', 'search/./x'])
    expect(await failure(() => writeHashed(file))).toContain('INDEX_FILE_NOT_ANNOUNCED');
});
