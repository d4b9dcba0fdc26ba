import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from 'vitest';
import {withoutAddress} from '../../../test/shownError.js';
import {tempSite} from '../../../test/tempSite.js';
import {coreVersion} from '../../version.js';
import {runCli} from '../runCli.js';

const manifest = `{
  "scripts": {"build": "docusaurus build"},
  "dependencies": {
    "@docusaurus/core": "3.10.2",
    "react": "19.0.0"
  }
}
`;

const site = {
  'package.json': manifest,
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.test', baseUrl: '/', plugins: ['rsdoctor']};`,
};

/** Runs `site migrate` without a terminal and returns its exit code and output. */
async function migrate(dir: string, ...flags: readonly string[]): Promise<{code: number; out: string}> {
  const lines: string[] = [];
  const names = ['log', 'warn', 'error'] as const;
  const originals = names.map((name) => console[name]);
  for (const name of names) console[name] = (line: string) => void lines.push(line);
  try {
    const code = await runCli(['migrate', dir, ...flags]);
    return {code, out: withoutAddress(stripVTControlCharacters(lines.join('\n')))};
  } finally {
    for (const [index, name] of names.entries()) Object.assign(console, {[name]: originals[index]});
  }
}

function git(dir: string, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@t.test'];
  execFileSync('git', [...identity, ...args], {cwd: dir, stdio: 'ignore'});
}

function read(dir: string, name: string): string {
  return fs.readFileSync(path.join(dir, name), 'utf8');
}

test('without a terminal it shows the difference and what is left, and writes nothing', async () => {
  const dir = tempSite(site);
  expect(await migrate(dir)).toEqual({
    code: 1,
    out: `warning The site is in no git repository: what this command changes cannot be taken back by git.
--- package.json
+++ package.json
@@ -1,7 +1,7 @@
 {
-  "scripts": {"build": "docusaurus build"},
+  "scripts": {"build": "site build"},
   "dependencies": {
-    "@docusaurus/core": "3.10.2",
+    "@lectern/core": "${coreVersion}",
     "react": "19.0.0"
   }
 }

What is left to you
- docusaurus.config.js:1 Lectern has no plugin-rsdoctor yet: the bundle is not analysed.
  Take it out.

[MIGRATION_NOT_WRITTEN] Nothing was written.
There is no terminal to ask in. "site migrate --yes" writes the changes above.`,
  });
  expect(read(dir, 'package.json')).toBe(manifest);
});

test('--yes writes; a second run has nothing to change', async () => {
  const dir = tempSite({...site, 'yarn.lock': ''});
  git(dir, 'init', '-q');
  git(dir, 'add', '.');
  git(dir, 'commit', '-qm', 'site');
  const first = await migrate(dir, '--yes');
  expect(first.code).toBe(0);
  expect(first.out).not.toContain('warning');
  expect(first.out).toMatch(/\ndone One file changed\. Now install the packages: yarn install$/);
  expect(read(dir, 'package.json')).toBe(
    manifest
      .replace('docusaurus build', 'site build')
      .replace('@docusaurus/core": "3.10.2', `@lectern/core": "${coreVersion}`),
  );
  const second = await migrate(dir, '-y');
  expect(second).toMatchObject({code: 0, out: expect.stringMatching(/\ninfo There is nothing to change\.$/)});
  expect(second.out).not.toContain('+++');
});

test('changes that are not committed are warned about', async () => {
  const dir = tempSite({...site, 'docs/a.md': '# A'});
  git(dir, 'init', '-q');
  git(dir, 'add', 'docs', 'docusaurus.config.js');
  git(dir, 'commit', '-qm', 'site');
  expect((await migrate(dir)).out).toContain(
    'warning One file has uncommitted changes, among them package.json. Commit them first to tell your changes from those below.',
  );
});
