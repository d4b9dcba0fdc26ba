// Checks that the website's page about plugin hooks matches the types of plugins. `pnpm reference` updates the page.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fillContract} from './reference/printContract.js';
import {type Member, readContract} from './reference/readContract.js';

const root = path.resolve(import.meta.dirname, '..');
const plugins = path.join(root, 'packages/core/src/plugins');
const pages = path.join(root, 'website/docs/api/plugin-methods');

function contract(file: string, name: string): [string, readonly Member[]] {
  return [name, readContract(fs.readFileSync(path.join(plugins, file), 'utf8'), name)];
}

const contracts = new Map([
  contract('PluginHooks.ts', 'Plugin'),
  contract('PluginActions.ts', 'PluginActions'),
  contract('Plugin.ts', 'PluginModule'),
]);

/**
 * Sections of the other pages about hooks: id of the heading ("loadContent") → its URL
 * ("./lifecycle-apis.md#loadContent").
 */
function readDetails(): Map<string, string> {
  const details = new Map<string, string>();
  for (const page of fs.readdirSync(pages).filter((name) => name !== 'README.md')) {
    const text = fs.readFileSync(path.join(pages, page), 'utf8');
    for (const [, id = ''] of text.matchAll(/^##+ .*\{#(\w+)\}$/gm)) details.set(id, `./${page}#${id}`);
  }
  return details;
}

test.each([...contracts])(
  'each member of %s has when it runs, its input, its output and an example',
  (_name, members) => {
    const missing = members.flatMap(({name, summary, when, input, output, example}) =>
      Object.entries({summary, when, input, output, example})
        .filter(([, text]) => !text)
        .map(([part]) => `${name}: ${part}`),
    );
    expect(members).not.toEqual([]);
    expect(missing).toEqual([]);
  },
);

test('the page of hooks is that of the types', async () => {
  const page = path.join(pages, 'README.md');
  await expect(fillContract(fs.readFileSync(page, 'utf8'), contracts, readDetails())).toMatchFileSnapshot(
    page,
  );
});

test('each hook and each action has a section with details on a page of hooks', () => {
  const details = readDetails();
  const missing = [...contracts.values()].flat().filter(({name}) => !details.has(name));
  expect(missing.map(({name}) => name)).toEqual(['default', 'getSwizzleComponentList']);
});

test('a member without a part of its comment is found', () => {
  const code =
    '/** A plugin. */\nexport interface Plugin {\n  name: string;\n  /**\n   * Reads.\n   *\n   * @when first\n   *   of all\n   */\n  loadContent?(): void;\n}\n';
  expect(readContract(code, 'Plugin')).toEqual([
    {
      name: 'loadContent',
      signature: 'loadContent?(): void',
      summary: 'Reads.',
      when: 'first of all',
      input: undefined,
      output: undefined,
      example: undefined,
    },
  ]);
});
