import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {HEAP_FLAG, heapLimiter, TASKS_OF_LARGE_BUILD} from './limitHeapGrowth.js';

/** Script that fills a heap with objects that soon are garbage, and prints the largest size of the heap. */
const SCRIPT = `
  require('node:v8').setFlagsFromString(process.argv[1]);
  const kept = [];
  let most = 0;
  for (let at = 0; at < 300_000; at += 1) {
    kept.push({at, text: 'x'.repeat(10) + at, values: new Array(60).fill(at)});
    if (kept.length > 150_000) kept.splice(0, 50_000);
    if (at % 1000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
  }
  console.log(Math.round(most / 2 ** 20));
`;

function largestHeap(flag: string): number {
  const {stdout, stderr} = spawnSync(process.execPath, ['-e', SCRIPT, '--', flag], {encoding: 'utf8'});
  // V8 prints an error for an option that does not exist.
  expect(stderr).toBe('');
  return Number(stdout);
}

/** The V8 of Node 24 keeps heaps small without the option. */
const mostOfUnlimited = Number.parseInt(process.versions.node, 10) < 24 ? 0.9 : 1.1;

test('V8 has the option that limits heaps, and heaps are smaller with it', () => {
  expect(largestHeap(HEAP_FLAG)).toBeLessThan(largestHeap('--heap-growing-percent=200') * mostOfUnlimited);
});

test('a process limits its heap once, after the tasks of one large language, not after several small ones', () => {
  let limited = 0;
  const note = heapLimiter(() => {
    limited += 1;
  });
  const doTasks = (count: number) => {
    note('setup');
    for (let at = 0; at < count; at += 1) note('task');
  };
  for (let language = 0; language < 5; language += 1) doTasks(TASKS_OF_LARGE_BUILD / 2);
  expect(limited).toBe(0);
  doTasks(2 * TASKS_OF_LARGE_BUILD);
  doTasks(TASKS_OF_LARGE_BUILD);
  expect(limited).toBe(1);
});
