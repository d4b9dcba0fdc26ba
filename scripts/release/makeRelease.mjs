import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFaults} from '../packages/findFaults.mjs';
import {packCheckout} from '../registry/packPackages.mjs';
import {configuredRegistry} from '../registry/usePackedPackages.mjs';
import {root} from '../setup.mjs';
import {git, tryGit} from './git.mjs';
import {placesOf, publishAll} from './publishAll.mjs';
import {readOptions} from './readOptions.mjs';
import {readReleaseState} from './readReleaseState.mjs';
import {releaseProblems} from './releaseProblems.mjs';
import {showRows} from './showRows.mjs';
import {stageRelease} from './stageRelease.mjs';
import {tryPackages} from './tryPackages.mjs';

/**
 * Makes a release, and prints its steps and, at the end, a table of them.
 *
 * @param {readonly string[]} args - of the command line
 * @returns {Promise<number>} exit code
 */
export async function makeRelease(args) {
  const rows = [];
  try {
    const options = readOptions(args);
    await release(options, (step, result) => {
      rows.push([step, result]);
      console.log(`\n${step}: ${result}`);
    });
    console.log(`\n${showRows(rows)}`);
    return 0;
  } catch (error) {
    console.error(`\n${error.isExpected ? error.message : error.stack}`);
    if (rows.length > 0) console.error(`\n${showRows([...rows, ['stopped', error.message.split('\n')[0]]])}`);
    return 1;
  }
}

async function release({dryRun, push, registry = configuredRegistry()}, report) {
  const state = await readReleaseState({registry});
  if (!state.isUnfinished && !state.hasChanges && !dryRun) {
    report('checks', 'nothing to do: there is no changeset, and no unfinished release');
    return;
  }
  const problems = releaseProblems(state);
  if (problems.length > 0 && !dryRun)
    throw expected(`Nothing was released:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  const {version} = state;
  const would = problems.map((problem) => `a release would stop: ${problem}`);
  report('checks', problems.length === 0 ? `${version} can be released` : would.join('\n'));
  const work = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-release-')));
  try {
    const checkout = path.join(work, 'checkout');
    report('version', await stageRelease({state, checkout, keepsCommit: !dryRun}));
    const tarballs = await packCheckout(checkout, path.join(work, 'packed'));
    report('packages', `${tarballs.length} packed`);
    const faults = await findFaults(tarballs, checkout);
    if (faults.length > 0) throw expected(`The packages have faults:\n${faults.join('\n')}`);
    report('publint and arethetypeswrong', 'no fault');
    await tryPackages({tarballs, folder: path.join(work, 'sites'), report});
    if (dryRun) {
      report('publishing and tag', 'left out in a dry run');
      return;
    }
    if (!state.isUnfinished) git(root, 'fetch', '--quiet', checkout, 'HEAD');
    if (!state.isUnfinished) git(root, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD');
    if (push) pushCommit(state.releaseBranch);
    const results = await publishAll(await placesOf(tarballs), {
      registry,
      isPrerelease: version.includes('-'),
    });
    report('published', results);
    git(root, 'tag', '--annotate', `v${version}`, '--message', `Lectern ${version}`);
    if (push) git(root, 'push', 'origin', `v${version}`);
    const command = `git push origin HEAD:${state.releaseBranch} v${version}`;
    report('tag', push ? `v${version}, pushed` : `v${version}; left to you: ${command}`);
  } finally {
    fs.rmSync(work, {recursive: true, force: true});
  }
}

/** Pushes the commit with the versions, unless an earlier run has done so. */
function pushCommit(branch) {
  const isPushed = tryGit(root, 'merge-base', '--is-ancestor', 'HEAD', `origin/${branch}`).status === 0;
  if (!isPushed) git(root, 'push', '--quiet', 'origin', `HEAD:${branch}`);
}

function expected(message) {
  return Object.assign(new Error(message), {isExpected: true});
}
