import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {createSite, runCli, type Site, startCli} from '../harness/index.js';
import {websiteFolder} from '../harness/paths.js';

interface Report {
  readonly samples: readonly {readonly file: string; readonly line: number; readonly state: string}[];
  readonly findings: readonly {
    readonly check: string;
    readonly code: string;
    readonly file: string;
    readonly line: number;
    readonly message: string;
    readonly hint?: string;
  }[];
}

let site: Site;
beforeAll(() => {
  site = createSite('samples');
});
beforeEach(() => site.restore());

const samples = (...args: readonly string[]) => runCli(site.dir, ['samples', ...args]);

/** Writes one page, and runs its samples. */
async function runPage(
  text: string,
  {env, args = []}: {env?: NodeJS.ProcessEnv; args?: readonly string[]} = {},
) {
  site.files.write('docs/page.md', text);
  const all = ['samples', '--json', '--only', 'docs/page.md', ...args];
  const {code, stdout} = await runCli(site.dir, all, {...(env && {env})});
  return {code, ...(JSON.parse(stdout) as Report)};
}

const setConfig = (from: string, to: string) => site.files.replace('site.config.mjs', from, to);

/** Ids of processes with a text in their command line. */
function processesWith(text: string): string[] {
  return fs.readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
    } catch {
      return false;
    }
  });
}

const leftFolders = () => fs.readdirSync(path.join(site.dir, '.site/samples'));

describe('samples that are right', () => {
  test('run, and are remembered until something in them changes', async () => {
    const first = await samples();
    expect(first.stderr).toBe('');
    expect(first.stdout).toBe('done 6 samples passed.\n');
    expect(first.code).toBe(0);
    expect((await samples()).stdout).toContain('6 samples passed, 6 of them in an earlier run.');
    expect((await samples('--force')).stdout).toBe('done 6 samples passed.\n');
    site.files.write('src/example.mjs', 'assert.ok(1);\n');
    expect((await samples()).stdout).toContain('6 samples passed, 5 of them in an earlier run.');
    setConfig("['sh', '-e', '{file}']", "['sh', '-eu', '{file}']");
    expect((await samples()).stdout).toContain('6 samples passed, 5 of them in an earlier run.');
    site.files.write('package-lock.json', '{}');
    expect((await samples()).stdout).toBe('done 6 samples passed.\n');
    expect(leftFolders()).toEqual([]);
  });

  test('are listed without being run', async () => {
    const {stdout, code} = await samples('--list', '--only', 'docs/intro.md');
    expect(code).toBe(0);
    expect(stdout.replaceAll(' (passed before)', '').trim().split('\n')).toEqual([
      'docs/intro.md:5 js "sum"',
      'docs/intro.md:29 js',
      'docs/intro.md:38 js "files"',
      'docs/intro.md:55 js',
      'docs/intro.md:59 sh',
    ]);
  });

  test('are remembered for pages that were not named', async () => {
    await samples();
    await samples('--only', 'docs/included.mdx', '--force');
    expect((await samples()).stdout).toContain('6 of them in an earlier run');
  });

  test('get packages of the site, and no secrets', async () => {
    site.files.write('node_modules/own/index.mjs', 'export const own = 1;\n');
    site.files.write('node_modules/own/package.json', '{"name": "own", "exports": "./index.mjs"}');
    const text =
      "```js test\nimport {own} from 'own';\nconsole.log(own, process.env.SECRET_TOKEN, process.env.SHARED);\n```\n\n```text output\n1 undefined yes\n```\n";
    setConfig('samples: {', "samples: {env: ['SHARED'],");
    const env = {SECRET_TOKEN: 'abc', SHARED: 'yes'};
    expect(await runPage(text, {env})).toMatchObject({code: 0, findings: [], samples: [{state: 'passed'}]});
    expect(await runPage(text, {env: {...env, SHARED: 'no'}})).toMatchObject({code: 1});
  });
});

test('a mistake is reported with the line of the page, and is not remembered', async () => {
  const text =
    '# Page\n\n```js test="a"\nconst a = 1;\n```\n\n- ```js test="a"\n  // hide-next-line\n  const b = 2;\n  assert.equal(a, b);\n  ```\n';
  const first = await runPage(text);
  expect(first).toMatchObject({
    code: 1,
    samples: [{file: 'docs/page.md', line: 3, state: 'failed'}],
    findings: [{check: 'samples', code: 'SAMPLE_FAILED', file: 'docs/page.md', line: 10}],
  });
  expect(first.findings[0]?.message).toMatch(/exit code 1\.\n.*1 !== 2.*at docs\/page\.md:10:/s);
  expect((await runPage(text)).code).toBe(1);
  const {stderr, code} = await samples('--only', 'docs/page.md');
  expect(code).toBe(1);
  expect(stderr).toContain('[SAMPLE_FAILED] docs/page.md:10 The sample ended with the exit code 1.');
  expect(stderr).toContain('> 10 |   assert.equal(a, b);');
  expect(stderr).toContain('[SAMPLE_FAILED] The samples have 1 mistake, see above.');
});

test.each([
  ['another output', '```sh test\necho a; echo b\n```\n\n```text output\na\nc\n```\n', 7, '- c\n+ b'],
  ['less output', '```sh test\necho a\n```\n\n```text output\na\nb\n```\n', 7, '- b\n+ (no line)'],
  ['success where failure is expected', '```sh test fails\ntrue\n```\n', 1, 'has to fail, but it succeeded'],
  [
    'another failure',
    '```sh test fails="that"\necho this; false\n```\n',
    1,
    'fail with "that", which is not',
  ],
  ['a command of the shell that fails', '```sh test\ntrue\nnothing-here\n```\n', 3, 'exit code 127'],
])('%s is a mistake', async (_, text, line, message) => {
  const {code, findings} = await runPage(text);
  expect(findings).toMatchObject([{line, message: expect.stringContaining(message)}]);
  expect(code).toBe(1);
});

test('"site check" reports samples that fail, without a build', async () => {
  site.files.write('docs/page.md', '# Page\n\n```js test\nassert.equal(1, 2);\n```\n');
  const {code, stdout} = await runCli(site.dir, ['check', '--only', 'samples', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    checks: ['samples'],
    findings: [{check: 'samples', code: 'SAMPLE_FAILED', file: 'docs/page.md', line: 4, severity: 'error'}],
  });
});

describe('wrong fences', () => {
  test.each([
    ['a language without a command', '```py test\nx\n```\n', 1, 'samples.languages.py'],
    ['a path out of the folder', '```sh test as="../x"\n```\n', 1, 'relative path'],
    ['an absolute path', '```sh test as="/tmp/x"\n```\n', 1, 'relative path'],
    ['a fence that ends too early', '```js test\n`\n```\n`;\n```\n', 5, 'more backticks'],
    ['a sample in another fence', '```\na\n\n```js test\n1\n```\n', 4, 'more backticks'],
    ['a file out of the site', '```sh test file=../../../../../../../etc/passwd\n```\n', 1, ''],
  ])('%s', async (_, text, line, hint) => {
    const {code, findings} = await runPage(text);
    expect(findings.find((one) => one.line === line)?.hint).toContain(hint);
    expect(code).toBe(1);
  });

  test('a link that leads out of the site', async () => {
    const outside = path.join(site.dir, '../outside.sh');
    fs.writeFileSync(outside, 'echo secret\n');
    site.files.link(outside, 'docs/link.sh');
    site.files.link(outside, 'docs/link.md');
    const {code, findings} = await runPage('```sh test file=./link.sh\n```\n');
    expect([code, findings.map((one) => one.code)]).toEqual([1, ['FILE_NOT_PUBLISHABLE']]);
    expect(JSON.stringify(findings)).not.toContain('secret');
    const named = await samples('--only', 'docs/link.md');
    expect([named.code, named.stderr]).toEqual([2, expect.stringContaining('MARKDOWN_FILE_OUTSIDE_SITE')]);
    fs.rmSync(outside);
  });

  test('a page that cannot be read does not hide the mistakes of others', async () => {
    site.files.write('docs/broken.mdx', '{ broken\n\n```sh test\ntrue\n```\n');
    const {stdout, code} = await samples('--json');
    const {samples: run, findings} = JSON.parse(stdout) as Report;
    expect(findings).toMatchObject([{code: 'MDX_SYNTAX', file: 'docs/broken.mdx', line: 1}]);
    expect(run.length).toBeGreaterThan(5);
    expect(code).toBe(1);
  });
});

test('samples of authors who must not run code are not run', async () => {
  setConfig('samples: {', 'markdown: {untrusted: true},\n  samples: {');
  site.files.remove('docs/included.mdx');
  const ran = path.join(site.dir, 'ran');
  const {code, findings} = await runPage(`\`\`\`sh test\necho > ${ran}\n\`\`\`\n`);
  expect([code, findings]).toMatchObject([1, [{line: 1, message: expect.stringContaining('"untrusted"')}]]);
  expect(fs.existsSync(ran)).toBe(false);
});

describe('samples without an end', () => {
  const setLimits = (seconds: number) => {
    setConfig("['sh', '-e', '{file}']", `['sh', '-e', '{file}'], timeout: ${seconds}`);
    setConfig('samples: {', 'samples: {maxFolderSize: 1_000_000, maxProcesses: 10,');
  };

  const pageOf = (...codes: string[]) => codes.map((code) => `\`\`\`sh test\n${code}\n\`\`\`\n`).join('\n');

  async function expectLimits(page: string, expected: readonly (readonly [line: number, message: string])[]) {
    const {code, findings} = await runPage(page);
    expect(code).toBe(1);
    expect(findings.map(({line, message}) => [line, message.split('\n')[0]])).toEqual(expected);
    for (const {code: kind, message} of findings) {
      expect(kind).toBe('SAMPLE_LIMIT');
      expect(message.length).toBeLessThan(5000);
    }
    expect(processesWith('sleep\x004321')).toEqual([]);
    expect(leftFolders()).toEqual([]);
  }

  test('are ended at their limit of time, and reported', async () => {
    setLimits(3);
    await expectLimits(pageOf('while :; do :; done', "trap '' TERM; yes endless"), [
      [1, 'The sample did not end within 3 seconds, and was ended.'],
      [5, 'The sample did not end within 3 seconds, and was ended.'],
    ]);
  });

  test('are ended at their limits of disk space and processes, and reported', async () => {
    setLimits(200);
    const page = pageOf(
      'head -c 50000000 /dev/zero > big',
      'i=0; while :; do i=$((i+1)); echo x > $i; done',
      'for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do sleep 4321 & done; wait',
      '(setsid sleep 4321 &); sleep 4321 & true',
      'ln -s / root; ln -s .. up; rm -rf ../home ../work',
    );
    await expectLimits(page, [
      [1, 'The sample writes more than 1 MB into its folder, and was ended.'],
      [5, 'The sample writes more than 1 MB into its folder, and was ended.'],
      [9, 'The sample has more than 10 processes at one time, and was ended.'],
    ]);
  });

  test('end with the command', async () => {
    setLimits(300);
    site.files.write('docs/page.md', '```sh test\nsleep 4322 & sleep 4322\n```\n');
    const {child, ended} = startCli(site.dir, ['samples', '--only', 'docs/page.md']);
    await vi.waitFor(() => expect(processesWith('sleep\x004322')).toHaveLength(2), {timeout: 60_000});
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    await vi.waitFor(() => expect(processesWith('sleep\x004322')).toEqual([]));
    expect(leftFolders()).toEqual([]);
  });
});

describe('the command exits with 2 if it cannot run samples', () => {
  test.each([
    [['--only', 'nothing.md'], 'MARKDOWN_FILE_NOT_FOUND'],
    [['--jobs', '0'], 'COMMAND_INVALID'],
  ])('%o', async (args, message) => {
    const {code, stderr} = await samples(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('a wrong configuration', async () => {
    setConfig("command: ['sh', '-e', '{file}']", "comand: ['sh']");
    const {code, stderr} = await samples();
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('"samples.languages.sh" has no field "comand"'),
    ]);
  });

  test('a program that is not installed is a mistake of the sample', async () => {
    setConfig("command: ['sh',", "command: ['not-installed',");
    const {code, stdout} = await samples('--json');
    expect(code).toBe(1);
    expect((JSON.parse(stdout) as Report).findings).toMatchObject([
      {code: 'SAMPLE_INVALID', line: 59, message: expect.stringContaining('"not-installed" was not found')},
    ]);
  });
});

test('hidden code is in no file of the build', async () => {
  const {code, stderr, outDir} = await site.build();
  expect([code, stderr]).toEqual([0, '']);
  const texts = fs
    .readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  expect(texts.some((text) => text.includes('const sum = (a, b)'))).toBe(true);
  for (const hidden of [
    'hidden setup',
    'assert.equal',
    'answer = 42',
    'hide-next-line',
    'not-installed',
    '{file}',
  ])
    expect(texts.filter((text) => text.includes(hidden))).toEqual([]);
});

test('the samples of our documentation pass', async () => {
  const {code, stdout, stderr} = await runCli(websiteFolder, ['samples', '--force', '--json']);
  expect(stderr).toBe('');
  const {samples: run, findings} = JSON.parse(stdout) as Report;
  expect(findings).toEqual([]);
  expect(run.length).toBeGreaterThan(8);
  expect(code).toBe(0);
});
