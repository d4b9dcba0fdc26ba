import {expect, test} from 'vitest';

test('the package is loaded without the native parser, which only processes that compile need', async () => {
  const {parseFrontMatter} = await import('./index.js');
  expect(parseFrontMatter).toBeTypeOf('function');
  const {sharedObjects} = process.report.getReport() as {sharedObjects: string[]};
  expect(sharedObjects.filter((file) => file.includes('satteri'))).toEqual([]);
});
