import fs from 'node:fs';
import path from 'node:path';
import {ResolverFactory} from 'enhanced-resolve';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {OwnFilesPlugin} from './OwnFilesPlugin.js';

/** Resolves requests in a folder, and notes which files were looked for. */
function resolverIn(dir: string) {
  const lookedFor: string[] = [];
  const stat: typeof fs.stat = Object.assign((file: string, ...rest: unknown[]) => {
    lookedFor.push(path.relative(dir, file));
    Reflect.apply(fs.stat, fs, [file, ...rest]);
  }, fs.stat);
  const resolver = ResolverFactory.createResolver({
    fileSystem: {...fs, stat} as typeof fs,
    extensions: ['.js', '.ts'],
    // webpack declares the resolver a little differently.
    plugins: [(resolver) => new OwnFilesPlugin().apply(resolver as never)],
  });
  const resolve = (folder: string, request: string) =>
    new Promise<{file: string; relativePath: string; name: unknown}>((done, fail) => {
      resolver.resolve({}, path.join(dir, folder), request, {}, (error, file, found) => {
        if (error || !file || !found) fail(error ?? new Error('Nothing was found.'));
        else {
          const {relativePath = '', descriptionFileData} = found;
          const {name} = descriptionFileData as {name?: unknown};
          done({file: path.relative(dir, file), relativePath, name});
        }
      });
    });
  return {resolve, lookedFor};
}

const ours = 'node_modules/@lectern/theme';

function twoPackages() {
  return tempSite({
    [`${ours}/package.json`]: '{"name": "@lectern/theme"}',
    [`${ours}/dist/index.js`]: '',
    [`${ours}/dist/parts/part.js`]: '',
    [`${ours}/dist/typed.ts`]: '',
    [`${ours}/node_modules/other/package.json`]: '{"name": "other"}',
    [`${ours}/node_modules/other/index.js`]: '',
  });
}

test('what a file of our packages imports from its package is not looked for', async () => {
  const {resolve, lookedFor} = resolverIn(twoPackages());
  await resolve(ours, './dist/index.js');
  lookedFor.length = 0;
  const part = {
    file: `${ours}/dist/parts/part.js`,
    relativePath: './dist/parts/part.js',
    name: '@lectern/theme',
  };
  expect(await resolve(`${ours}/dist`, './parts/part.js')).toEqual(part);
  const index = {file: `${ours}/dist/index.js`, relativePath: './dist/index.js', name: '@lectern/theme'};
  expect(await resolve(`${ours}/dist/parts`, '../index.js')).toEqual(index);
  expect(lookedFor).toEqual([]);
});

test('other requests and other packages are resolved as usual', async () => {
  const {resolve} = resolverIn(twoPackages());
  await resolve(ours, './dist/index.js');
  expect((await resolve(`${ours}/dist`, './typed')).file).toBe(`${ours}/dist/typed.ts`);
  expect((await resolve(`${ours}/dist`, 'other')).file).toBe(`${ours}/node_modules/other/index.js`);
  await expect(resolve(`${ours}/node_modules/other`, './missing.js')).rejects.toThrow('missing.js');
});
