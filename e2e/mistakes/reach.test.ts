import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {createBundledSite, expectOneError, startSite} from '../harness/index.js';
import {createMistakeSite, type MistakeSite} from './mistakes.js';

const config = 'docusaurus.config.mjs';
let site: MistakeSite;

beforeAll(async () => {
  site = await createMistakeSite();
});

test('Markdown that links to secrets, and embeds what is outside, fails the build in one report', () =>
  site.expectMistake(
    (files) => {
      files.write('.env.local', 'TOKEN=1');
      files.write('node_modules/some/file.zip', 'x');
      files.write('docs/one.md', `# One\n\n[a](../.env.local)\n[b](@site/${'../'.repeat(30)}etc/passwd)\n`);
      files.write(
        'docs/two.mdx',
        "# Two\n\nimport text from '!!raw-loader!../docusaurus.config.mjs';\n\n{text}\n",
      );
      files.write('docs/three.md', '# Three\n\n![b](@site/node_modules/some/file.zip)\n');
    },
    {
      code: 'FILE_NOT_PUBLISHABLE',
      says: [
        /docs\/one\.md:3:1 The link "\.\.\/\.env\.local" leads to the file \.env\.local, .*starts with a dot/,
        /docs\/one\.md:4:1 .*\/etc\/passwd, .*outside of the site and its repository/,
        /docs\/two\.mdx:3:19 The import .*the configuration of the site/,
        /docs\/three\.md:3:1 The image .*node_modules/,
        /"markdown\.files\.allow"/,
      ],
    },
  ));

test('symbolic links among pages and static files must not lead out', async () => {
  await site.expectMistake((files) => files.link('/etc/passwd', 'docs/page.md'), {
    code: 'FILE_NOT_PUBLISHABLE',
    location: 'docs/page.md',
    says: [/symbolic link/],
  });
  await site.expectMistake((files) => files.link('/etc/passwd', 'static/page.txt'), {
    code: 'FILE_NOT_PUBLISHABLE',
    location: 'static/page.txt',
    says: [/symbolic link/],
  });
});

test('images of front matter are checked as well, all of them', () =>
  site.expectMistake(
    (files) => {
      files.write('.secret.png', 'x');
      files.write('docs/one.md', '---\ntitle: One\nimage: ../.secret.png\n---\n\nText.\n');
      files.write('docs/two.md', '---\nimage: "@site/docusaurus.config.mjs"\n---\n\nText.\n');
    },
    {
      code: 'FILE_NOT_PUBLISHABLE',
      says: [
        /docs\/one\.md:3 The front matter field "image" leads to the file \.secret\.png/,
        /docs\/two\.md:2 .*configuration/,
      ],
    },
  ));

test('the configuration can allow what is outside', async () => {
  const outside = fs.mkdtempSync(path.join(tmpdir(), 'lectern-outside-'));
  fs.writeFileSync(path.join(outside, 'shared.txt'), 'shared');
  const allowing = createBundledSite('minimal', (files) => {
    files.replace(config, "format: 'detect'", `format: 'detect', files: {allow: ['${outside}']}`);
    files.link(outside, 'docs/outside');
    files.write('docs/one.md', '# One\n\n[a](./outside/shared.txt)\n');
  });
  const built = await allowing.build();
  fs.rmSync(outside, {recursive: true});
  expect(built.code, built.stderr).toBe(0);
  expect(allowing.files.read('build/docs/one/index.html')).toMatch(/assets\/files\/shared-\w+\.txt/);
});

test('a link that is moved out of the site is noticed, though the text of its file is the same', async () => {
  const outside = fs.mkdtempSync(path.join(tmpdir(), 'lectern-outside-'));
  fs.writeFileSync(path.join(outside, 'a.txt'), 'same');
  const moving = createBundledSite('minimal', (files) => {
    files.write('docs/a.txt', 'same');
    files.write('docs/one.md', '# One\n\n[a](./a.txt)\n');
  });
  expect((await moving.build()).code).toBe(0);
  moving.files.remove('docs/a.txt');
  moving.files.link(path.join(outside, 'a.txt'), 'docs/a.txt');
  const built = await moving.build();
  fs.rmSync(outside, {recursive: true});
  expectOneError(built, {code: 'FILE_NOT_PUBLISHABLE', location: 'docs/one.md:3', says: [/symbolic link/]});
});

test('the dev server refuses what a build refuses', async () => {
  const developed = createBundledSite('minimal', (files) => {
    files.write('static/fine.txt', 'fine');
    files.link('/etc/passwd', 'static/page.txt');
    files.write('docs/one.md', '# One\n\n[a](./page.txt)\n');
    files.link('/etc/passwd', 'docs/page.txt');
  });
  const server = await startSite(developed.dir);
  const statusOf = async (file: string) => (await fetch(server.url + file)).status;
  expect([await statusOf('/fine.txt'), await statusOf('/page.txt')]).toEqual([200, 404]);
  const page = await fetch(`${server.url}/docs/one`);
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('FILE_NOT_PUBLISHABLE')]);
  developed.files.remove('docs/page.txt');
  developed.files.write('docs/page.txt', 'mine');
  await expect.poll(() => statusOf('/docs/one')).toBe(200);
  await server.stop();
});
