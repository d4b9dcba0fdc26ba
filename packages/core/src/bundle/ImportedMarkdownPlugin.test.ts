import {promisify} from 'node:util';
import {expect, test, vi} from 'vitest';
import webpack from 'webpack';
import {ImportedMarkdownPlugin} from './ImportedMarkdownPlugin.js';

test('settings are released when the compiler is closed', async () => {
  const release = vi.fn();
  const compile = () => Promise.reject(new Error('There is no Markdown.'));
  const settings = {compile, isFresh: () => true, report: () => {}, release};
  const compiler = webpack({entry: './none.js', plugins: [new ImportedMarkdownPlugin(settings)]});
  expect(release).not.toHaveBeenCalled();
  await promisify(compiler.close.bind(compiler))();
  expect(release).toHaveBeenCalledOnce();
});
