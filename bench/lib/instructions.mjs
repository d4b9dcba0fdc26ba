// Counts the instructions of a build with `perf`, which varies much less than its time.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** True if `perf` is installed and may count on this machine. Many virtual machines have no counters. */
export const countsInstructions = canCount();

function canCount() {
  const {status, stderr} = spawnSync('perf', statArgs([]).concat('true'), {encoding: 'utf8'});
  return status === 0 && readCount(stderr) > 0;
}

/** Arguments of `perf` before the command that is counted, with all its child processes. */
function statArgs(output) {
  return ['stat', '-x', ',', '-e', 'instructions:u', ...output, '--'];
}

/**
 * Measures a build of a site under `perf`.
 *
 * @param measure - gets the site with another command
 * @returns `work`: the number of instructions, and `peakMb`
 */
export async function instructionsOf(site, measure) {
  const file = path.join(site.folder, '.perf');
  const buildArgs = [...statArgs(['-o', file]), site.command, ...site.buildArgs];
  const {peakMb} = await measure({...site, command: 'perf', buildArgs});
  const work = readCount(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return {work, peakMb};
}

/** First field of the line of the event: "123456,,instructions:u,…"; 0 if it was not counted. */
function readCount(text) {
  return Number(/^(\d+),[^,]*,instructions/m.exec(text)?.[1] ?? 0);
}
