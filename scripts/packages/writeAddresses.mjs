import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Addresses of the project: of its website, without a slash at its end, and of its repository.
 *
 * @typedef {{readonly website: string, readonly repository: string, readonly clone: string}} Addresses
 */

/**
 * Reads the addresses in the fields of a package.json.
 *
 * @param {object} manifest
 * @returns {Addresses}
 * @throws {Error} if they have another form than links of other files can be made of
 */
export function addressesOf({homepage, repository, bugs}) {
  const clone = repository.url.replace(/^git\+/, '');
  const website = new URL(homepage);
  if (website.href !== `${homepage}/`)
    throw new Error(
      `"homepage" must be an address without a path or a slash at its end, but is "${homepage}".`,
    );
  const addresses = {website: homepage, repository: clone.replace(/\.git$/, ''), clone};
  if (bugs.url !== `${addresses.repository}/issues`)
    throw new Error(`"bugs.url" must be "${addresses.repository}/issues", but is "${bugs.url}".`);
  return addresses;
}

/**
 * Replaces the addresses in all files of the repository that git lists: READMEs, templates, pages, tests.
 *
 * @param {string} root - folder of the repository
 * @param {{readonly before: Addresses, readonly after: Addresses}} addresses
 * @returns {number} count of the files that were changed
 */
export function writeAddresses(root, {before, after}) {
  const pairs = ['clone', 'repository', 'website']
    .map((name) => [before[name], after[name]])
    .filter(([old, wanted]) => old !== wanted);
  if (pairs.length === 0) return 0;
  let count = 0;
  for (const file of listedFiles(root)) {
    const text = fs.readFileSync(file, 'latin1');
    const edited = replaceAll(text, pairs);
    if (edited === text) continue;
    fs.writeFileSync(file, edited, 'latin1');
    count += 1;
  }
  return count;
}

/** Replaces all old addresses in one pass, so that a new one which looks like an old one is not replaced again. */
function replaceAll(text, pairs) {
  const wanted = new Map(pairs);
  const escaped = pairs.map(([old]) => old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // "https://lectern.example" is not a part of "https://lectern.example.org".
  const pattern = new RegExp(`(?:${escaped.join('|')})(?![\\w-]|\\.\\w)`, 'g');
  return text.replace(pattern, (old) => wanted.get(old));
}

/** Absolute paths of all files that git lists, without links and without the manifests, which are written by themselves. */
function listedFiles(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return listed
    .split('\0')
    .filter((file) => file !== '' && !/^(?:packages\/[^/]+\/)?package\.json$/.test(file))
    .map((file) => path.join(root, file))
    .filter((file) => fs.lstatSync(file, {throwIfNoEntry: false})?.isFile());
}
