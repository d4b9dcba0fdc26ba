import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {type BaseMessages, sourceMessages} from '../test/sourceMessages.js';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Name of a file of messages → packages whose texts it has. Texts of core and theme-common are in the file of
 * theme-classic.
 */
const PACKAGES: {readonly [name: string]: readonly string[]} = {
  'theme-classic': ['core', 'theme-common', 'theme-classic'],
  'theme-live-codeblock': ['theme-live-codeblock'],
  'theme-search': ['theme-search'],
  'plugin-pwa': ['plugin-pwa'],
};

async function messagesOf(name: string): Promise<BaseMessages> {
  const folder = path.join(packages, name, 'src');
  return fs.existsSync(folder) ? sourceMessages(folder) : {};
}

/** Messages of several packages. */
async function allMessages(names: readonly string[]): Promise<BaseMessages> {
  return Object.assign({}, ...(await Promise.all(names.map(messagesOf))));
}

test.each(Object.entries(PACKAGES))('base/%s.json has the texts of its components', async (name, owners) => {
  const found = Object.entries(await allMessages(owners));
  const messages = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  // After a change of a text, `npx vitest run packages/theme-translations --update` writes the file; then each locale needs the text.
  await expect(`${JSON.stringify(messages, null, 2)}\n`).toMatchFileSnapshot(`../locales/base/${name}.json`);
});

test('each message of a component has an id, a text and a description', async () => {
  const all = await allMessages(Object.values(PACKAGES).flat());
  const incomplete = Object.entries(all).filter(
    ([id, {message, description}]) => !id.startsWith('theme.') || !message || !description,
  );
  expect(incomplete).toEqual([]);
});

test('no other package has messages', async () => {
  const owners = Object.values(PACKAGES).flat();
  const others = fs.readdirSync(packages).filter((name) => !owners.includes(name));
  expect(await allMessages(others)).toEqual({});
});
