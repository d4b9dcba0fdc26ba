import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import axe from 'axe-core';
import {beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {
  builtPages,
  expectQuietConsole,
  hasTerminals,
  openPage,
  serveSite,
  startInTerminal,
  waitForAnimations,
} from '../harness/index.js';
import {createCli} from '../harness/paths.js';
import {installProjects, PROJECTS, type ProjectsFolder} from '../harness/projects.js';
import {runProgram} from '../harness/runProgram.js';

let projects: ProjectsFolder;
let dir: string;

beforeAll(async () => {
  projects = await installProjects();
  dir = projects.dir;
}, 600_000);

describe.each(Object.keys(PROJECTS))('%s', (name) => {
  test('passes its own test, without warnings in the build', async () => {
    const output = await runProgram(path.join(dir, name), 'npm', ['test']);
    expect(output).toMatch(/^[#ℹ] pass [1-9]/m);
    // Documents that are taken over may have broken links.
    if (name !== 'handbook') expect(output).not.toMatch(/^warning/m);
  });

  test('passes its type check, if it has one', async () => {
    const {scripts} = projects.readManifest(name);
    expect('typecheck' in scripts).toBe(!name.endsWith('-js') && name !== 'my-plugin');
    if (scripts.typecheck) await runProgram(path.join(dir, name), 'npm', ['run', 'typecheck']);
  });
});

test.each(['classic', 'docs'])('no page of %s has a fault that axe finds, in both modes', async (name) => {
  const site = path.join(dir, name);
  const server = await serveSite(site);
  for (const page of builtPages(path.join(site, 'build'), '')) {
    const opened = await openPage(server.url + page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await opened.page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await opened.page.waitForSelector(`html[data-theme="${colorScheme}"]`, {state: 'attached'});
      await waitForAnimations(opened.page);
      await opened.page.evaluate(axe.source);
      const faults = await opened.page.evaluate(async () => (await window.axe.run()).violations);
      expect(
        faults.map(({id, nodes}) => [id, nodes[0]?.html]),
        `${page}, ${colorScheme}`,
      ).toEqual([]);
    }
    expectQuietConsole(opened);
    await opened.close();
  }
});

test('a plugin has types, and its package has nothing else', async () => {
  const output = await runProgram(path.join(dir, 'my-plugin'), 'npm', ['pack', '--dry-run', '--json']);
  const [{files}] = JSON.parse(output) as [{files: readonly {path: string}[]}];
  expect(files.map((file) => file.path).sort()).toEqual([
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'package.json',
  ]);
});

test('documents are in the new site, with a first page; broken links are warnings', () => {
  const page = (file: string) => fs.readFileSync(path.join(dir, 'handbook/build', file), 'utf8');
  expect(page('index.html')).toContain('href="/first/"');
  expect(page('first/index.html')).toContain('{braces}');
  expect(page('more/second/index.html')).toContain('Second');
});

test('a Docusaurus site is taken over as a copy', async () => {
  expect(projects.readManifest('moved')).toMatchObject({name: 'moved', scripts: {build: 'site build'}});
  expect(Object.keys(projects.readManifest('docusaurus').dependencies ?? {})).toContain('@docusaurus/core');
  await runProgram(path.join(dir, 'moved'), 'npm', ['run', 'build']);
  expect(fs.readFileSync(path.join(dir, 'moved/build/doc2/index.html'), 'utf8')).toContain('<b>Box</b>');
});

describe.skipIf(!hasTerminals)('in a terminal', () => {
  const DOWN = '\u001b[B';

  function emptyFolder(): string {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-create-'));
    onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
    return folder;
  }

  test('what the options leave open is asked', async () => {
    const folder = emptyFolder();
    const terminal = startInTerminal(folder, ['--skip-install'], createCli);
    await terminal.waitFor('What is the name of the folder?');
    terminal.type('Bad Name\r');
    await terminal.waitFor('it has capital letters');
    terminal.type(`${'\u007f'.repeat(8)}guide\r`);
    await terminal.waitFor('What do you want to make?');
    terminal.type(`${DOWN}\r`);
    await terminal.waitFor('In which language?');
    terminal.type(`${DOWN}\r`);
    await terminal.waitFor('Which colour for links and buttons?');
    terminal.type(`${DOWN}\r`);
    await terminal.waitFor('Which package manager?');
    terminal.type('\r');
    await terminal.waitFor('Make a git repository?');
    terminal.type('n');
    expect(await terminal.ended, terminal.output()).toBe(0);
    const read = (file: string) => fs.readFileSync(path.join(folder, 'guide', file), 'utf8');
    expect(read('site.config.js')).toContain("routeBasePath: '/'");
    expect(read('site.config.js')).toContain("colors: 'teal'");
    expect(read('static/logo.svg')).toContain('#0d6e6a');
    expect(fs.existsSync(path.join(folder, 'guide/.git'))).toBe(false);
  });

  test('Escape ends the command without a trace', async () => {
    const folder = emptyFolder();
    const terminal = startInTerminal(folder, ['guide', '--skip-install'], createCli);
    await terminal.waitFor('What do you want to make?');
    terminal.type('\u001b');
    expect(await terminal.ended).toBe(1);
    expect(terminal.output()).toContain('[CREATE_STOPPED] Stopped.\r\nNothing was changed.');
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
