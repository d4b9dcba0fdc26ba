import {describe, expect, test} from 'vitest';
import {CHECKS_NAME, type GuardOptions, guardLoops} from './guardLoops.js';
import {createLoopGuard, type LoopClock} from './loopGuard.js';

const SCRIPT: GuardOptions = {program: 1, hasTypes: true, isExpression: false};

/** Clock that advances by 10 ms on each reading, so that loops are stopped after about 100 rounds. */
function testClock(): LoopClock & {endTask(): void} {
  const waiting: (() => void)[] = [];
  let time = 0;
  return {
    now: () => {
      time += 10;
      return time;
    },
    afterTask: (callback) => waiting.push(callback),
    endTask: () => {
      for (const callback of waiting.splice(0)) callback();
    },
  };
}

/** Runs guarded statements as an async function. */
function run(code: string, guard = createLoopGuard(testClock()), program = 1): Promise<unknown> {
  const script = guardLoops(code, {...SCRIPT, program});
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  return new AsyncFunction(CHECKS_NAME, script)(guard.checks) as Promise<unknown>;
}

describe('an endless loop is stopped', () => {
  test.each([
    'while (true) {}',
    'while (true);',
    'for (;;) {}',
    'for (;;);',
    'for (let i = 0; ; i++) continue',
    'for (let i = 0; i < 10; ) {}',
    'for (let i = 0, [a, b] = [1, 2]; i < 10; i--) if (a) b;',
    'do {} while (true)',
    'do; while (1)',
    'outer: while (true) { while (true) continue outer; }',
    'while (true) { try { while (true) {} } catch {} }',
    'const list = [1]; for (const item of list) list.push(item)',
    'function* numbers() { while (true) yield 1 } for (const n of numbers()) {}',
    'function* numbers() { while (true) yield 1 } Array.from(numbers())',
    'while (true) await null',
    'async function* numbers() { while (true) yield 1 } for await (const n of numbers()) {}',
    'for (const of of (function* () { for (;;) yield 1 })()) {}',
    `for (const x of [1, 2]) \`\${(() => { for (;;) {} })()} while (x)\``,
    'for (const end = () => { while (true) {} }; end(); ) {}',
    'const pattern = /while \\(x/; while (pattern /* while ( */) {}',
    'const cast = <T,>(x: T): T => { for (;;) {} }; cast<string>("")',
  ])('%s', async (code) => {
    await expect(run(code)).rejects.toThrow('A loop was stopped because it took longer than 1 s.');
  });
});

test.each([
  ['let s = 0; for (let i = 0; i < 5; i++) s += i; return s', 10],
  ['let s = 0; for (const [a, b] of [[1, 2], [3, 4]]) s += a * b; return s', 14],
  [
    'let s = 0; for (const [, n] of new Map([[1, 2], [3, 4]]).entries()) { if (n > 2) break; s += n } return s',
    2,
  ],
  ['let s = ""; for (const key in {a: 1, b: 2}) s += key; return s', 'ab'],
  ['let s = 0; for await (const n of [Promise.resolve(1), 2]) s += n; return s', 3],
  ['let i = 0; do i++; while (i < 5) return i', 5],
  ['let i = 0; while ((i++, i < 5)); return i', 5],
  ['const o = {for: 1, while: (x) => x}; return o.while(o.for)', 1],
  [`return "while (true)" + \`for (;;) \${1}\``, 'while (true)for (;;) 1'],
  ['let of = 0; for (of of [1, 2]); return of', 2],
  ['let a: number[] = []; for (const n of (a.push(1, 2), a)) a[0]! += n; return a[0]', 4],
])('a loop that ends gives what it did: %s', async (code, result) => {
  expect(await run(code)).toBe(result);
});

test('an iterator is closed when its loop is left', async () => {
  const code = `let isClosed = false;
    function* items() { try { yield 1 } finally { isClosed = true } }
    for (const item of items()) break;
    return isClosed`;
  expect(await run(code)).toBe(true);
});

test('code without a loop is left as it is, and an expression stays one', () => {
  const options = {...SCRIPT, isExpression: true};
  expect(guardLoops('<b>While it is short</b>', options)).toBe('<b>While it is short</b>');
  const component = guardLoops('function () { for (;;) {} return <b/> };', options);
  expect(() => new Function(`return ${component}`)).not.toThrow();
  expect(() => guardLoops('for (', SCRIPT)).toThrow(SyntaxError);
});

describe('a loop that takes long in all', () => {
  test('goes on for ever if the browser can work in between', async () => {
    const clock = testClock();
    const guard = createLoopGuard(clock);
    for (let round = 0; round < 500; round += 1) {
      guard.checks.check(1);
      if (round % 50 === 49) clock.endTask();
    }
  });

  test('reads the clock less often when rounds are quick', () => {
    let reads = 0;
    const now = () => {
      reads += 1;
      return 0;
    };
    const guard = createLoopGuard({now, afterTask: () => {}});
    for (let round = 0; round < 10_000; round += 1) guard.checks.check(1);
    expect(reads).toBeLessThan(120);
  });

  test('may show a dialog', () => {
    const times = [0, 60_000, 120_000, 180_000];
    const guard = createLoopGuard({now: () => times.shift() ?? 0, afterTask: () => {}});
    for (let round = 0; round < 4; round += 1) expect(guard.checks.check(1)).toBe(true);
  });
});

test('after a stop, the same version of the code runs no loop any more; the next version does', async () => {
  const clock = testClock();
  const guard = createLoopGuard(clock);
  const errors: string[] = [];
  const end = guard.onStop((error) => errors.push(error.message));
  const [first, second] = [guard.nextProgram(), guard.nextProgram()];
  await expect(run('for (;;) {}', guard, first)).rejects.toThrow('stopped');
  expect(errors).toEqual([]);
  clock.endTask();
  expect(errors).toHaveLength(1);
  await expect(run('for (let i = 0; i < 1; i++);', guard, first)).rejects.toThrow('stopped');
  expect(await run('for (let i = 0; i < 1; i++); return 1', guard, second)).toBe(1);
  clock.endTask();
  end();
  expect(errors).toHaveLength(1);
});
