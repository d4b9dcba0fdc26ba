import {beforeAll, describe, expect, test} from 'vitest';
import {createBundledSite} from '../harness/index.js';
import {createMistakeSite, type MistakeSite} from './mistakes.js';

const config = 'docusaurus.config.mjs';
let site: MistakeSite;

beforeAll(async () => {
  site = await createMistakeSite();
});

describe('front matter', () => {
  test('is not YAML', () =>
    site.expectMistake((files) => files.write('docs/intro.md', '---\ntitle: "open\nid: x\n---\n\nText.\n'), {
      location: 'docs/intro.md:',
    }));

  test('contains itself, or is huge once its aliases are replaced', async () => {
    await site.expectMistake(
      (files) => files.write('docs/intro.md', '---\nsidebar_custom_props: &a\n  b: [*a]\n---\n\nText.\n'),
      {code: 'FRONT_MATTER_SYNTAX', location: 'docs/intro.md:3', says: [/alias/]},
    );
    const level = (_: unknown, n: number) => `a${n + 1}: &a${n + 1} [${`*a${n}, `.repeat(9)}]`;
    const bomb = ['a0: &a0 x', ...Array.from({length: 40}, level)].join('\n');
    await site.expectMistake((files) => files.write('docs/tags.yml', bomb), {
      code: 'TAGS_FILE',
      location: 'docs/tags.yml:2',
      says: [/too large/],
    });
    await site.expectMistake(
      (files) => files.write('docs/guides/_category_.yml', 'label: x\ncustomProps: &a [*a]\n'),
      {code: 'CATEGORY_FILE', location: 'docs/guides/_category_.yml:2', says: [/alias/]},
    );
  });

  test('has half a character, which no URL can hold', async () => {
    await site.expectMistake((files) => files.write('docs/tags.yml', 'a:\n  permalink: "\\ud800"\n'), {
      location: 'docs/tags.yml:2',
      says: [/half a character/],
    });
    await site.expectMistake(
      (files) =>
        files.write('docs/intro.md', '---\ntags: [{label: a, permalink: "/\\udc00"}]\n---\n\nText.\n'),
      {location: 'docs/intro.md:2', says: [/half a character/]},
    );
    await site.expectMistake(
      (files) => {
        files.write('docs/guides/a.md', '# A\n');
        files.write(
          'docs/guides/_category_.json',
          '{\n  "link": {"type": "generated-index", "slug": "/\\ud800"}\n}\n',
        );
      },
      {location: 'docs/guides/_category_.json:2', says: [/half a character/]},
    );
  });

  test('has a field of the wrong type', () =>
    site.expectMistake(
      (files) => files.write('docs/intro.md', '---\ntitle: Fine\nsidebar_position: first\n---\n\nText.\n'),
      {
        location: 'docs/intro.md',
        says: [/sidebar_position/, /number/],
      },
    ));
});

describe('MDX', () => {
  test('has an element that is never closed', () =>
    site.expectMistake((files) => files.write('docs/page.mdx', '# Page\n\nText.\n\n<div>\n\nMore text.\n'), {
      location: 'docs/page.mdx:5',
      says: [/div/],
    }));

  test('has an expression that does not parse', () =>
    site.expectMistake((files) => files.write('docs/page.mdx', '# Page\n\nA sum: {1 +}\n'), {
      location: 'docs/page.mdx:3',
    }));

  test('imports a file that does not exist', () =>
    site.expectMistake(
      (files) =>
        files.write('docs/page.mdx', "import Chart from '@site/src/Chart';\n\n# Page\n\n<Chart />\n"),
      {location: 'docs/page.mdx:1', says: [/@site\/src\/Chart/]},
    ));

  test('imports a Markdown file that does not exist', () =>
    site.expectMistake(
      (files) => files.write('docs/page.mdx', "# Page\n\nimport Part from './_part.mdx';\n\n<Part />\n"),
      {
        location: 'docs/page.mdx:3',
        says: [/_part\.mdx/],
      },
    ));

  test('uses a component that nobody defines', () =>
    site.expectMistake((files) => files.write('docs/page.mdx', '# Page\n\n<Unknown />\n'), {
      location: 'docs/page.mdx',
      says: [/Unknown/],
    }));

  test('shows an image that does not exist', () =>
    site.expectMistake((files) => files.write('docs/page.mdx', '# Page\n\n![Missing](./missing.png)\n'), {
      location: 'docs/page.mdx:3',
      says: [/missing\.png/],
    }));
});

describe('components', () => {
  test('that throw while rendering: every failing page in one report, with file, line and component', () =>
    site.expectMistake(
      (files) => {
        files.write(
          'src/Thrower.tsx',
          "export default function Thrower() {\n  throw new Error('no data for the chart');\n}\n",
        );
        for (const name of ['one', 'two']) {
          files.write(
            `docs/${name}.mdx`,
            `import Thrower from '@site/src/Thrower';\n\n# ${name}\n\n<Thrower />\n`,
          );
        }
      },
      {
        location: 'docs/one.mdx:5',
        says: [/docs\/two\.mdx:5/, /Thrower/, /no data for the chart/, /src\/Thrower\.tsx:2/],
      },
    ));

  test('that throw on one page: the code is named, and the line of the page that uses it', () =>
    site.expectMistake(
      (files) => {
        files.write(
          'src/chart/Scale.tsx',
          'interface Props {\n  readonly of: {max: number} | undefined;\n}\n\nexport function scale({of}: Props): number {\n  return of!.max;\n}\n',
        );
        files.write(
          'src/chart/index.tsx',
          "import {scale} from './Scale';\n\nexport default function Chart() {\n  return <b>{scale({of: undefined})}</b>;\n}\n",
        );
        files.write('docs/one.mdx', "import Chart from '@site/src/chart';\n\n# One\n\n<Chart />\n");
      },
      {location: 'src/chart/Scale.tsx:6', says: [/<Chart> threw/, /docs\/one\.mdx:5/, /max/]},
    ));

  test('that do not parse', () =>
    site.expectMistake(
      (files) => {
        files.write('src/pages/broken.tsx', 'export default function Broken() {\n  return <div>;\n}\n');
      },
      {location: 'src/pages/broken.tsx:'},
    ));

  test('that use the browser while rendering: the page and the way out are named', () =>
    site.expectMistake(
      (files) => {
        files.write(
          'src/pages/wide.tsx',
          "import type {ReactNode} from 'react';\n\nexport default function Wide(): ReactNode {\n  return <p>{window.innerWidth}</p>;\n}\n",
        );
      },
      {location: 'src/pages/wide.tsx:4', says: [/window/, /BrowserOnly/]},
    ));

  test('a page without a default export', () =>
    site.expectMistake((files) => files.write('src/pages/none.tsx', 'export const none = 1;\n'), {
      says: [/src\/pages\/none\.tsx/, /default export/],
    }));
});

describe('routes and links', () => {
  test('two files that want the same address', () =>
    site.expectMistake(
      (files) => {
        files.write('docs/other.md', '---\nslug: /intro\n---\n\n# Other\n');
        files.replace(config, "  baseUrl: '/',", "  baseUrl: '/',\n  onDuplicateRoutes: 'throw',");
      },
      {says: [/\/docs\/intro/]},
    ));

  test('links to pages that do not exist: grouped by page, with file and line', () =>
    site.expectMistake(
      (files) => {
        files.write('docs/links.md', '# Links\n\n[One](/nowhere)\n\n[Two](/docs/neither)\n');
        files.write('docs/more.md', '# More\n\n\n[Three](/nowhere)\n');
      },
      {
        location: 'docs/links.md:3',
        says: [/docs\/links\.md:5/, /docs\/more\.md:4/, /\/nowhere/, /\/docs\/neither/, /onBrokenLinks/],
      },
    ));

  test('links to anchors that do not exist', () =>
    site.expectMistake(
      (files) => {
        files.write('docs/links.md', '# Links\n\n[Here](#nothing)\n\n[There](./usage.md#nor-here)\n');
        files.replace(config, "  baseUrl: '/',", "  baseUrl: '/',\n  onBrokenAnchors: 'throw',");
      },
      {location: 'docs/links.md:3', says: [/docs\/links\.md:5/, /#nothing/, /#nor-here/, /onBrokenAnchors/]},
    ));

  test('links to Markdown files that do not exist', () =>
    site.expectMistake(
      (files) => {
        files.write('docs/links.md', '# Links\n\n[Gone](./gone.md)\n');
        files.replace(
          config,
          "format: 'detect'",
          "format: 'detect', hooks: {onBrokenMarkdownLinks: 'throw'}",
        );
      },
      {location: 'docs/links.md:3', says: [/gone\.md/]},
    ));

  test('a sidebar that names a document that does not exist: the likely one is named', () =>
    site.expectMistake(
      (files) => {
        files.write('sidebars.mjs', "export default {\n  docs: [\n    'intro',\n    'usag',\n  ],\n};\n");
        files.replace(config, 'docs: {}', "docs: {sidebarPath: './sidebars.mjs'}");
      },
      {location: 'sidebars.mjs', says: [/usag\b/, /usage/]},
    ));
});

describe('files', () => {
  test('a Markdown file that is not UTF-8', () =>
    site.expectMistake(
      (files) => files.write('docs/latin.md', Buffer.from([0x23, 0x20, 0x63, 0x61, 0x66, 0xe9, 0x0a])),
      {
        location: 'docs/latin.md',
        says: [/UTF-8/],
      },
    ));

  test('an empty Markdown file is a page', async () => {
    const built = await createBundledSite('minimal', (files) => {
      files.write('docs/empty.md', '');
      files.write('docs/blank.mdx', '\n\n');
    }).build();
    expect(built.code, built.stdout + built.stderr).toBe(0);
  });
});
