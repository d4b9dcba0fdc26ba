// Builds the website twice: its released versions are folders, as in the repository, and then tags of a repository that is
// made of these folders. Both outputs must have the same pages.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {
  buildWebsite,
  commitAll,
  git,
  initRepository,
  runCli,
  websiteFolder,
  workFolder,
} from '../harness/index.js';

const VERSIONS = ['2.0.0-rc.1', '2.0.1'];

/** Copies the website and the files of the repository that it shows. @returns the folder of the copy */
function copyWebsite(dir: string): string {
  const site = path.join(dir, 'website');
  const isMade = (file: string) => ['node_modules', '.site', 'build'].includes(path.basename(file));
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(websiteFolder, site, {recursive: true, filter: (file) => !isMade(file)});
  for (const name of ['bench/RESULTS.md', 'CONTRIBUTING.md'])
    fs.cpSync(path.join(websiteFolder, '..', name), path.join(dir, name));
  // A folder of links, so that the caches of the copy are its own. They begin as those of the website.
  const packages = path.join(websiteFolder, 'node_modules');
  fs.mkdirSync(path.join(site, 'node_modules'));
  fs.cpSync(path.join(packages, '.cache'), path.join(site, 'node_modules/.cache'), {recursive: true});
  for (const name of fs.readdirSync(packages).filter((one) => one !== '.cache'))
    fs.symlinkSync(path.join(packages, name), path.join(site, 'node_modules', name));
  return site;
}

async function build(site: string, outDir: string): Promise<void> {
  const {code, stdout, stderr} = await runCli(site, ['build', '--out-dir', outDir]);
  expect(code, stdout + stderr).toBe(0);
}

/** Replaces the docs and sidebars of the website by those of a version, and commits and tags them. */
function tagVersion(site: string, version: string): void {
  const docs = path.join(site, 'docs');
  fs.rmSync(docs, {recursive: true});
  fs.cpSync(path.join(site, 'versioned_docs', `version-${version}`), docs, {recursive: true});
  fs.rmSync(path.join(site, 'sidebars.ts'), {force: true});
  const sidebars = path.join(site, 'versioned_sidebars', `version-${version}-sidebars.json`);
  fs.copyFileSync(sidebars, path.join(site, 'sidebars.json'));
  commitAll(path.dirname(site), `v${version}`);
}

/** HTML of a page without scripts, and without hashes in the addresses of files. */
function html(file: string): string {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/<script\b.*?<\/script>|<link[^>]*>|<meta http-equiv[^>]*>/gs, '')
    .replace(/(assets\/\w+\/[\w.-]+?)[.-][0-9a-f]{8}\b/g, '$1');
}

/** All pages of an output, with their HTML. */
function pages(outDir: string): Map<string, string> {
  const files = fs
    .readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [path.relative(outDir, file), html(file)]));
}

test('the website has the same pages with versions from tags as with folders', {
  timeout: 900_000,
}, async () => {
  await buildWebsite();
  const dir = path.join(workFolder, `website-tags-${process.pid}`);
  const site = copyWebsite(dir);
  initRepository(dir, '/folders', '/tags');
  commitAll(dir);
  await build(site, path.join(dir, 'folders'));

  for (const version of VERSIONS) tagVersion(site, version);
  for (const name of ['versions.json', 'versioned_docs', 'versioned_sidebars', 'docs', 'sidebars.json'])
    fs.rmSync(path.join(site, name), {recursive: true});
  for (const name of ['docs', 'sidebars.ts'])
    fs.cpSync(path.join(websiteFolder, name), path.join(site, name), {recursive: true});
  const config = path.join(site, 'site.config.ts');
  const text = fs.readFileSync(config, 'utf8');
  const changed = text.replace(
    "lastVersion: 'current',",
    "lastVersion: 'current', gitVersions: {refs: ['v*']},",
  );
  expect(changed).not.toBe(text);
  fs.writeFileSync(config, changed);
  commitAll(dir);
  expect(git(dir, 'status', '--porcelain', '--', 'website/docs')).toBe('');
  await build(site, path.join(dir, 'tags'));

  const [folders, tags] = [pages(path.join(dir, 'folders')), pages(path.join(dir, 'tags'))];
  expect([...tags.keys()]).toEqual([...folders.keys()]);
  expect([...tags.keys()].filter((name) => name.startsWith('docs/2.0.1')).length).toBeGreaterThan(30);
  for (const [name, expected] of folders) expect(tags.get(name), name).toBe(expected);
});
