// Checks that types and pages generated from the config schema are up to date. `pnpm reference` updates them.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {configSchema} from '../packages/core/src/config/schema.js';
import {configSource, siteConfigSource, sourceOf} from './reference/configTypes.js';
import {fillReference, pathsIn} from './reference/printReference.js';
import {type Field, fieldsIn, readFields} from './reference/readSchema.js';

const root = path.resolve(import.meta.dirname, '..');
const fields = readFields(configSchema.shape);

/** Formats code with Biome. */
function format(code: string, file: string): string {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const {stdout, stderr, status} = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=${file}`],
    {cwd: root, input: code, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

test.each([
  ['Config', configSource],
  ['CacheConfig', sourceOf('cache')],
  ['CheckConfig', sourceOf('check')],
  ['SamplesConfig', sourceOf('samples')],
  ['SiteConfig', siteConfigSource],
])('the type %s is that of the schema', async (name, print) => {
  const file = `packages/core/src/plugins/${name}.ts`;
  await expect(format(print(fields), file)).toMatchFileSnapshot(path.join(root, file));
});

const page = path.join(root, 'website/docs/api/docusaurus.config.js.md');

test('the configuration reference of the website is that of the schema', async () => {
  const filled = fillReference(fs.readFileSync(page, 'utf8'), fields);
  await expect(filled).toMatchFileSnapshot(page);
});

test('the configuration reference has each field once', () => {
  const paths = pathsIn(fs.readFileSync(page, 'utf8')).filter((name) => !name.includes('.'));
  const documented = fields.filter(({description}) => description !== undefined).map(({name}) => name);
  expect(paths.sort()).toEqual(documented.sort());
});

/** Fields that need no description: they have no effect, or only report that they were renamed. */
const WITHOUT_TEXT = /^future\.(?:faster\.|experimental_storage|experimental_faster)/;

function pathsWithoutText(all: readonly Field[], above = ''): string[] {
  return all.flatMap(({name, description, type}) => {
    const inside = pathsWithoutText(fieldsIn(type), `${above}${name}.`);
    return description === undefined ? [above + name, ...inside] : inside;
  });
}

test('each field of the schema has a description, and each at its top an example', () => {
  expect(pathsWithoutText(fields).filter((name) => !WITHOUT_TEXT.test(name))).toEqual([]);
  expect(fields.filter(({example}) => example === undefined)).toEqual([]);
});

test.each(fields.map(({name, example}) => [name, example]))('the example of %s is right', (name, example) => {
  const evaluate = new Function('readFileSync', `return {${example}};`);
  const required = {title: 'Title', url: 'https://example.com', baseUrl: '/'};
  const written: {readonly [field: string]: unknown} = evaluate(() => '');
  expect(Object.keys(written)).toEqual([name]);
  expect(configSchema.safeParse({...required, ...written}).error?.issues).toBeUndefined();
});
