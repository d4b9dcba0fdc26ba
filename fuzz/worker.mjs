// Runs cases one after the other in a child process. The index of the current case is in a file, so that it can be read
// after a crash.
import fs from 'node:fs';
import {kindOf, makeCase} from './cases.mjs';
import {minimise} from './minimise.mjs';
import {targets} from './targets/index.mjs';

const ATTEMPTS = 300;

for (const name of ['log', 'warn', 'error', 'info']) console[name] = () => {};

process.on('message', async (task) => {
  if (task.kind === 'run') await runCases(task);
  else process.send({kind: 'checked', problem: await problemOf(task.target, task.input)});
});
process.on('disconnect', () => process.exit());

async function problemOf(target, input) {
  return targets[target].check(input);
}

async function runCases({target, seed, from, to, progressFile}) {
  const progress = fs.openSync(progressFile, 'w');
  for (let index = from; index < to; index += 1) {
    fs.writeSync(progress, `${String(index).padEnd(12)}`, 0);
    const input = makeCase(target, seed, index);
    const problem = await problemOf(target, input);
    if (problem !== undefined) {
      const kind = kindOf(problem);
      const shows = async (text) => kindOf(await problemOf(target, {...input, text})) === kind;
      const text = await minimise(input.text, shows, ATTEMPTS);
      process.send({kind: 'finding', index, problem, input: {...input, text}});
    }
  }
  fs.closeSync(progress);
  process.send({kind: 'done'});
}
