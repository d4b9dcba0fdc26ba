import {beforeAll, describe, test} from 'vitest';
import {createMistakeSite, type MistakeSite} from './mistakes.js';

const config = 'docusaurus.config.mjs';
let site: MistakeSite;

beforeAll(async () => {
  site = await createMistakeSite();
});

describe('the config file', () => {
  test('is missing', () =>
    site.expectMistake((files) => files.remove(config), {says: [/docusaurus\.config/]}));

  test('does not parse', () =>
    site.expectMistake((files) => files.write(config, 'export default {\n  title: ,\n};\n'), {
      location: `${config}:2`,
    }));

  test('throws', () =>
    site.expectMistake(
      (files) => files.write(config, "\nthrow new Error('no token in the environment');\n"),
      {
        location: `${config}:2`,
        says: [/no token in the environment/],
      },
    ));

  test('exports nothing', () =>
    site.expectMistake((files) => files.write(config, 'export const title = "x";\n'), {location: config}));

  test('has an unknown field: the likely one is named', () =>
    site.expectMistake(
      (files) => files.replace(config, "  baseUrl: '/',", "  baseUrl: '/',\n  taglin: 'x',"),
      {
        location: `${config}:5`,
        says: [/taglin/, /tagline/],
      },
    ));

  test('lacks a required field', () =>
    site.expectMistake((files) => files.replace(config, "  url: 'https://example.com',\n", ''), {
      location: config,
      says: [/\burl\b/],
    }));

  test('has a field of the wrong type', () =>
    site.expectMistake((files) => files.replace(config, "title: 'Minimal'", 'title: 7'), {
      location: `${config}:2`,
      says: [/title/, /string/],
    }));

  test('gives a severity that does not exist', () =>
    site.expectMistake(
      (files) => files.replace(config, "  baseUrl: '/',", "  baseUrl: '/',\n  onBrokenLinks: 'explode',"),
      {
        location: `${config}:5`,
        says: [/onBrokenLinks/, /throw/],
      },
    ));

  test('gives a router that does not exist', () =>
    site.expectMistake(
      (files) =>
        files.replace(
          config,
          "  baseUrl: '/',",
          "  baseUrl: '/',\n  future: {experimental_router: 'memory'},",
        ),
      {
        location: `${config}:5`,
        says: ['must be one of "browser" or "hash", but is "memory"'],
      },
    ));

  test('gives a plugin an unknown option', () =>
    site.expectMistake((files) => files.replace(config, 'docs: {}', "docs: {routeBasPath: 'x'}"), {
      says: [/routeBasPath/, /routeBasePath/],
    }));
});

describe('plugins', () => {
  const withPlugins = (list: string) => (files: {replace(file: string, from: string, to: string): void}) =>
    files.replace(config, "  baseUrl: '/',", `  baseUrl: '/',\n  plugins: ${list},`);

  test('a package that is not installed', () =>
    site.expectMistake(withPlugins("['plugin-that-is-not-there']"), {says: [/plugin-that-is-not-there/]}));

  test('a preset that is not installed', () =>
    site.expectMistake((files) => files.replace(config, "'classic'", "'clasic'"), {says: [/clasic/]}));

  test.each(['loadContent', 'contentLoaded', 'allContentLoaded', 'postBuild'])(
    '%s throws: plugin and hook are named',
    (hook) =>
      site.expectMistake(
        (files) => {
          files.write(
            'plugins/broken.mjs',
            `export default () => ({\n  name: 'broken-plugin',\n  async ${hook}() {\n    throw new Error('the disk is full');\n  },\n});\n`,
          );
          withPlugins("['./plugins/broken.mjs']")(files);
        },
        {
          location: 'plugins/broken.mjs:4',
          says: [/broken-plugin/, new RegExp(hook), /the disk is full/],
          stack: true,
        },
      ),
  );

  test('a plugin that returns nothing', () =>
    site.expectMistake(
      (files) => {
        files.write('plugins/empty.mjs', 'export default () => undefined;\n');
        withPlugins("['./plugins/empty.mjs']")(files);
      },
      {says: [/plugins\/empty\.mjs/]},
    ));
});
