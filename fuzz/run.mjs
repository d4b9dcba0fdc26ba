// pnpm fuzz: runs the compiler, plugins and search with random texts, and reports crashes, hangs and internal errors.
// See README.md.
import {fork} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {kindOf, makeCase} from './cases.mjs';
import {minimise} from './minimise.mjs';

const TARGETS = ['md', 'mdx', 'imported', 'docs', 'blog', 'feeds', 'search', 'urls', 'redirects', 'pwa'];
/** Number of cases of a target before the next target runs; lower where each case writes files (`blog`, `feeds`). */
const BATCH = {blog: 50, docs: 200, feeds: 50, search: 100, default: 500};
const HANG_MS = 10_000;
/** Attempts to shorten a text that crashes: few, since each starts a process. */
const CRASH_ATTEMPTS = 60;

const {values} = parseArgs({
  options: {
    seed: {type: 'string', default: String(Date.now())},
    seconds: {type: 'string'},
    cases: {type: 'string'},
    target: {type: 'string', multiple: true, default: TARGETS},
  },
});
const {seed} = values;
const maxCases = Number(values.cases ?? Number.POSITIVE_INFINITY);
const endsAt = values.seconds ? Date.now() + Number(values.seconds) * 1000 : Number.POSITIVE_INFINITY;
if (!values.cases && !values.seconds) {
  console.error(`Usage: pnpm fuzz --cases 10000 | --seconds 60 [--seed 1] [--target ${TARGETS.join('|')}]`);
  process.exit(2);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-fuzz-run-'));
const progressFile = path.join(folder, 'progress');
const kinds = new Map();
let count = 0;
let worker;

console.log(`Seed ${seed}.`);
for (let round = 0; count < maxCases && Date.now() < endsAt; round += 1) {
  for (const target of values.target) {
    if (count >= maxCases || Date.now() >= endsAt) break;
    const size = BATCH[target] ?? BATCH.default;
    await runBatch(target, round * size, round * size + Math.min(size, maxCases - count));
  }
}
fs.rmSync(folder, {recursive: true, force: true});
console.log(`${count} cases, ${kinds.size} kinds of findings, seed ${seed}.`);
process.exitCode = kinds.size > 0 ? 1 : 0;
process.exit();

/** Runs cases of a target. After a case that crashes or hangs its process, continues with the next one. */
async function runBatch(target, from, to) {
  for (let next = from; next < to; ) {
    const end = await runUntilCrash({target, from: next, to});
    count += end.index - next;
    if (end.problem) await reportCrash(target, end);
    next = end.index + (end.problem ? 1 : 0);
    if (end.isOver) return;
  }
}

function startWorker() {
  return fork(new URL('./worker.mjs', import.meta.url), {
    env: {...process.env, NODE_ENV: 'production'},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=1024'],
  });
}

function runUntilCrash({target, from, to}) {
  worker ??= startWorker();
  const child = worker;
  fs.writeFileSync(progressFile, String(from));
  return new Promise((resolve) => {
    let last = from;
    let seenAt = Date.now();
    let hung = false;
    const timer = setInterval(() => {
      const index = readProgress();
      if (index !== last) {
        last = index;
        seenAt = Date.now();
        if (Date.now() > endsAt) finish({index, isOver: true}, true);
      } else if (Date.now() - seenAt > HANG_MS) {
        hung = true;
        child.kill('SIGKILL');
      }
    }, 200);
    const finish = (result, kill = false) => {
      clearInterval(timer);
      child.removeAllListeners();
      if (kill) {
        child.kill('SIGKILL');
        worker = undefined;
      }
      resolve(result);
    };
    child.on('message', (message) => {
      seenAt = Date.now();
      if (message.kind === 'finding') report(target, message);
      else if (message.kind === 'done') finish({index: to});
    });
    child.on('exit', (code, signal) => {
      worker = undefined;
      finish({index: readProgress(), problem: hung ? 'hang' : `crash: ${signal ?? `exit ${code}`}`});
    });
    child.send({kind: 'run', target, seed, from, to, progressFile});
  });
}

function readProgress() {
  return Number.parseInt(fs.readFileSync(progressFile, 'utf8'), 10) || 0;
}

async function reportCrash(target, {index, problem}) {
  const input = makeCase(target, seed, index);
  const shows = async (text) => (await checkAlone(target, {...input, text})) === problem;
  const text = await minimise(input.text, shows, problem === 'hang' ? 10 : CRASH_ATTEMPTS);
  report(target, {index, problem, input: {...input, text}});
}

function checkAlone(target, input) {
  const child = startWorker();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve('hang');
    }, HANG_MS);
    const finish = (problem) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve(problem);
    };
    child.on('message', ({problem}) => finish(problem));
    child.on('exit', (code, signal) => finish(`crash: ${signal ?? `exit ${code}`}`));
    child.send({kind: 'check', target, input});
  });
}

/** Counts a finding; prints the first of each kind. */
function report(target, {index, problem, input}) {
  const kind = `${target} ${kindOf(problem)}`;
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  if (kinds.get(kind) > 1) return;
  console.log(`\n${target} case ${index} of seed ${seed}: ${problem}\n${JSON.stringify(input)}`);
}
