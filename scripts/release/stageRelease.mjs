import fs from 'node:fs';
import path from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import {pnpm, root} from '../setup.mjs';
import {addToChangelog} from './addToChangelog.mjs';
import {git, tryGit} from './git.mjs';

/** Changelog of all packages. It is part of the package @lectern/core, where `site upgrade` reads it. */
const CHANGELOG = 'packages/core/CHANGELOG.md';

/**
 * Makes a copy of the last commit, gives the packages the version of the release, and builds them. The repository itself
 * is not changed.
 *
 * @param {object} input
 * @param {import('./releaseProblems.mjs').ReleaseState} input.state
 * @param {string} input.checkout - folder of the copy, which does not exist yet
 * @param {boolean} input.keepsCommit - commits the versions in the copy
 * @returns {Promise<string>} a sentence about the version
 * @throws {Error} with `isExpected`, if a step fails
 */
export async function stageRelease({state, checkout, keepsCommit}) {
  git(root, 'clone', '--quiet', '--shared', root, checkout);
  git(checkout, 'checkout', '--quiet', '--detach', state.head);
  const run = (...args) => {
    if (pnpm(args, {cwd: checkout}) !== 0) throw failed(`pnpm ${args.join(' ')} failed, see above.`);
  };
  run('install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
  const isNew = !state.isUnfinished && state.hasChanges;
  if (isNew) {
    const {changesets} = await getReleasePlan(checkout);
    run('exec', 'changeset', 'version');
    const file = path.join(checkout, CHANGELOG);
    const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    fs.writeFileSync(file, addToChangelog(before, {version: state.version, changesets}));
    if (keepsCommit) commit(checkout, `Release ${state.version}`);
  }
  run('build:packages');
  if (!isNew) return `${state.version}, as it is committed`;
  return `${state.version}, with ${CHANGELOG}`;
}

/** Commits all changes of the copy by the author that is configured in this repository. */
function commit(checkout, message) {
  const author = ['name', 'email'].flatMap((field) => {
    const value = tryGit(root, 'config', `user.${field}`).output;
    return value === '' ? [] : ['-c', `user.${field}=${value}`];
  });
  git(checkout, 'add', '--all');
  git(checkout, ...author, 'commit', '--quiet', '--message', message);
}

function failed(message) {
  return Object.assign(new Error(message), {isExpected: true});
}
