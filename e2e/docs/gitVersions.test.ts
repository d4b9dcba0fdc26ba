import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {commitAll, createSite, git, initRepository, runCli, type Site} from '../harness/index.js';

/** Runs a command, which must succeed. @returns its output */
async function expectOk(running: ReturnType<typeof runCli>): Promise<string> {
  const {code, stdout, stderr} = await running;
  expect(code, stdout + stderr).toBe(0);
  return stdout + stderr;
}

/** Paths of all pages in the output: "docs/2.0.0/intro/index.html". */
function pages({outDir}: Site): string[] {
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith('.html')).sort();
}

/** HTML of a page without scripts and addresses of files with hashes. */
function html({outDir}: Site, page: string): string {
  return fs
    .readFileSync(path.join(outDir, page), 'utf8')
    .replace(/<script\b.*?<\/script>|<link[^>]*>|<meta http-equiv[^>]*>/gs, '')
    .replace(/(assets\/\w+\/[\w-]+)[.-][0-9a-f]{8}/g, '$1');
}

const GIT_OPTIONS = "export default {versions: {from: 'git', refs: ['v*'], '2.0.0': {label: 'Two'}}};\n";
const FOLDER_OPTIONS = "export default {versions: {'2.0.0': {label: 'Two'}}};\n";

/** Makes the same two versions twice: as folders, and as tags. */
async function createSites(): Promise<{folders: Site; tags: Site}> {
  const folders = createSite('docs-fresh');
  const tags = createSite('docs-fresh');
  initRepository(tags.dir);
  commitAll(tags.dir, 'v2.0.0');
  await expectOk(runCli(folders.dir, ['docs:version', '2.0.0']));
  for (const site of [folders, tags]) {
    site.files.write('docs/guides/03-third.md', '# Third guide\n\nNew in 3.0.0.\n');
  }
  commitAll(tags.dir, 'v3.0.0');
  await expectOk(runCli(folders.dir, ['docs:version', '3.0.0']));
  for (const site of [folders, tags]) site.files.write('docs/guides/04-fourth.md', '# Fourth guide\n\nNext.\n');
  tags.files.write('docsOptions.mjs', GIT_OPTIONS);
  folders.files.write('docsOptions.mjs', FOLDER_OPTIONS);
  return {folders, tags};
}

let folders: Site;
let tags: Site;

beforeAll(async () => {
  ({folders, tags} = await createSites());
  await expectOk(folders.build());
  await expectOk(tags.build());
});

test('a site of tags has the same pages as a site of folders', () => {
  expect(pages(tags)).toEqual(pages(folders));
  for (const page of pages(folders)) expect(html(tags, page), page).toBe(html(folders, page));
});
