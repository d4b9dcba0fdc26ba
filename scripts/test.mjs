// npm test: runs every check that a change must pass. `pnpm check` does the same without browser tests. A failed check
// does not stop the next ones; the last lines list all failures and a total. Lint and types count as one check each,
// tests one by one.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ensureChromium} from './chromium.mjs';
import {buildPackages, checkNode, install, PACKED_VARIABLE, pnpm, root, run} from './setup.mjs';

const total = {passed: 0, skipped: 0};
/** Names of the failed checks and tests. */
const failures = [];
/** Names of the tests that failed at first and passed at the second try. */
const passedLate = [];

const withBrowser = !process.argv.includes('--no-browser');

checkNode();
if (install() === 0) {
  check(
    'Types',
    // Building the packages checks their types.
    () =>
      buildPackages() ||
      pnpm(['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only']) ||
      pnpm(['exec', 'tsc', '-p', 'tsconfig.test.json']),
  );
  const packed = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-packed-'));
  await checkTogether([
    ['Packing', 'scripts/registry/pack.mjs', packed],
    ['Unused code', 'node_modules/knip/bin/knip.js', '--no-config-hints'],
    ['Public names', 'scripts/api/run.mjs', '--check'],
    ['Lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  ]);
  // Checks and tests that install our packages take these, instead of packing them again.
  process.env[PACKED_VARIABLE] = packed;
  await checkTogether([
    ['Packed packages', 'scripts/packages/checkPacked.mjs'],
    ['Quick start', 'scripts/docs/check.mjs', '--fast'],
    ['Fuzzing', 'fuzz/run.mjs', '--seconds', '20', '--seed', 'ci'],
  ]);
  checkTests('Unit tests', []);
  if (withBrowser) checkBrowserTests();
  fs.rmSync(packed, {recursive: true, force: true});
} else {
  failures.push('Installation');
}

printNames('Passed at the second try', passedLate);
printNames('Failed', failures);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${failures.length} failed${skipped}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/**
 * Runs the browser tests. A test that fails runs a second time: on a busy machine, one in two thousand may not wait long
 * enough. The tests that pass at the second try are listed, since each of them has a fault.
 */
function checkBrowserTests() {
  const chromium = ensureChromium();
  const args = ['--config', 'e2e/vitest.config.ts', '--retry=1'];
  if (chromium) checkTests('Browser tests', args, {CHROMIUM_PATH: chromium});
  else failures.push('Chromium');
}

function printNames(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

function check(name, runCheck) {
  console.log(`\n${name}`);
  if (runCheck() === 0) total.passed += 1;
  else failures.push(name);
}

/**
 * Runs checks that do not depend on each other, as many at once as there are cores. Prints the output of each when it has
 * ended.
 *
 * @param checks - name, Node script and its arguments of each check. Those that take longest come first
 */
async function checkTogether(checks) {
  const waiting = [...checks];
  const checkNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, script, ...args] = next;
      const {code, output} = await runCaptured(path.join(root, script), args);
      check(name, () => {
        process.stdout.write(output);
        return code;
      });
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, checkNext));
}

/** Runs a Node script. @returns its exit code, and its output of both streams in order of arrival */
function runCaptured(script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/**
 * Runs vitest with its usual output, and adds its results to `total` and `failures`. A run without a report, and a test
 * file that does not load, are failures.
 */
function checkTests(name, args, env = {}) {
  console.log(`\n${name}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-test-'));
  const report = path.join(folder, 'report.json');
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = run(process.execPath, [vitest, 'run', ...args, ...reporters], {
    shell: false,
    env: {...process.env, ...env},
  });
  const counts = readCounts(report);
  fs.rmSync(folder, {recursive: true, force: true});
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  passedLate.push(...counts.passedLate);
  if (counts.failures.length > 0) failures.push(...counts.failures);
  else if (code !== 0) failures.push(name);
}

function readCounts(report) {
  if (!fs.existsSync(report)) return {passed: 0, skipped: 0, passedLate: [], failures: []};
  const {numPassedTests, numPendingTests, testResults} = JSON.parse(fs.readFileSync(report, 'utf8'));
  return {
    passed: numPassedTests,
    skipped: numPendingTests,
    // In the report, such a test has passed, and has the message of its first failure.
    passedLate: testResults.flatMap((file) =>
      namesOf(file, ({status, failureMessages}) => status === 'passed' && failureMessages.length > 0),
    ),
    failures: testResults.flatMap(failuresOf),
  };
}

/** Names of the failed tests in a file; the file itself if it could not be loaded. */
function failuresOf(file) {
  const {name, status, assertionResults} = file;
  if (status === 'failed' && assertionResults.length === 0) return [path.relative(root, name)];
  return namesOf(file, (test) => test.status === 'failed');
}

/** Names of the tests in a file that `isListed` accepts. */
function namesOf({name, assertionResults}, isListed) {
  return assertionResults.filter(isListed).map(({fullName}) => `${path.relative(root, name)}: ${fullName}`);
}
