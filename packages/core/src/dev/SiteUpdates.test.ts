import {expect, onTestFinished, test, vi} from 'vitest';
import {testPlugin} from '../../test/testPlugin.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import type {SiteChange} from './DevSite.js';
import {SiteUpdates} from './SiteUpdates.js';
import type {FileChange} from './SiteWatcher.js';

const UNCHANGED: SiteChange = {isChanged: false, needsReload: false, data: {}};

interface Answers {
  reload?(plugin: LoadedPlugin): Promise<SiteChange>;
  isContentAffected?(): boolean;
}

/** Makes `SiteUpdates` of a site with one plugin. `settle` returns all calls that they made, in order. */
function setUp({reload = async () => UNCHANGED, isContentAffected}: Answers = {}) {
  const done: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void done.push([name, ...values.filter((value) => typeof value === 'string')].join(' '));
  const plugin = testPlugin({name: 'docs', ...(isContentAffected && {isContentAffected})});
  const updates = new SiteUpdates({
    site: {
      config: {context: {siteDir: '/site', baseUrl: '/'}},
      plugins: {plugins: [plugin]},
      contents: {
        async compileChanged(file: string) {
          done.push(`compile ${file}`);
          if (file.includes('broken')) throw new Error('broken');
          return [];
        },
      },
      code: {forget: note('forget'), forgetAll: note('forget all')},
      async reload(one: LoadedPlugin) {
        done.push('reload');
        return reload(one);
      },
    },
    pages: {bundleFor: async () => Promise.reject(new Error('no bundle'))},
    events: {
      send: ({kind}) => void done.push(`send ${kind}`),
      fail: (origin: string) => void done.push(`fail ${origin}`),
      clear: (origin: string) => void done.push(`clear ${origin}`),
    },
    rewriteModules: async () => [],
    restart: note('restart'),
    onError: () => {},
    onCleared: () => {},
    onChange: () => {},
    onReloaded: note('reloaded'),
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const change = (file: string, more: Partial<FileChange> = {}) =>
    updates.handle({file, kind: 'change', plugins: [plugin], needsRestart: false, ...more});
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return done.splice(0);
  };
  return {updates, change, settle};
}

test('the text of a page goes out alone, unless the plugin says that more follows from it', async () => {
  let isAffected = false;
  const {change, settle} = setUp({isContentAffected: () => isAffected});
  change('/site/a.md');
  expect(await settle()).toEqual(['forget /site/a.md', 'compile /site/a.md', 'clear /site/a.md']);
  isAffected = true;
  change('/site/a.md');
  expect(await settle()).toContain('reload');
});

test('files that are saved together have the content read once', async () => {
  const {change, settle} = setUp();
  change('/site/a.yml');
  change('/site/b.yml');
  expect((await settle()).filter((line) => line === 'reload')).toHaveLength(1);
});

test.each([
  ['routes', {...UNCHANGED, isChanged: true}],
  ['reload', {...UNCHANGED, isChanged: true, needsReload: true}],
])('open pages are sent "%s" after the content', async (kind, answer) => {
  const {change, settle} = setUp({reload: async () => answer});
  change('/site/a.yml');
  const done = await settle();
  expect(done.filter((line) => line.startsWith('send'))).toEqual([`send ${kind}`]);
  expect(done.slice(-2)).toEqual(['clear site', 'reloaded']);
});

test('after a mistake in the content any edit has it read again', async () => {
  let hasMistake = true;
  const reload = async () => {
    if (hasMistake) throw new Error('mistake');
    return UNCHANGED;
  };
  const {change, settle} = setUp({reload, isContentAffected: () => false});
  change('/site/sidebars.yml');
  expect(await settle()).toContain('fail site');
  hasMistake = false;
  change('/site/a.md');
  expect(await settle()).toContain('clear site');
});

test('a mistake that is corrected while the content is read is not reported', async () => {
  let attempts = 0;
  const reload = async () => {
    attempts += 1;
    if (attempts > 1) return UNCHANGED;
    change('/site/a.md');
    throw new Error('mistake');
  };
  const {change, settle} = setUp({reload, isContentAffected: () => false});
  change('/site/sidebars.yml');
  const done = await settle();
  expect(done).not.toContain('fail site');
  expect(done.filter((line) => line === 'reload')).toHaveLength(2);
  expect(done.slice(-2)).toEqual(['clear site', 'reloaded']);
});

test('a mistake that stays is reported, though a file changed while the content was read', async () => {
  let attempts = 0;
  const reload = async () => {
    attempts += 1;
    if (attempts === 1) change('/site/a.md');
    throw new Error('mistake');
  };
  const {change, settle} = setUp({reload, isContentAffected: () => false});
  change('/site/sidebars.yml');
  const calls = (await settle()).filter((line) => ['reload', 'fail site', 'reloaded'].includes(line));
  expect(calls.slice(0, 4)).toEqual(['reload', 'reload', 'fail site', 'reloaded']);
});

test('an edit during a reload is compared with what the reload has read', async () => {
  const order: string[] = [];
  const reload = async () => {
    change('/site/a.md');
    await new Promise((resolve) => setTimeout(resolve, 200));
    order.push('read');
    return UNCHANGED;
  };
  const {change, settle} = setUp({
    reload,
    isContentAffected() {
      order.push('compared');
      return false;
    },
  });
  change('/site/sidebars.yml');
  await settle();
  expect(order).toEqual(['read', 'compared']);
});

test('a mistake in a text names its file, and is gone with the file', async () => {
  const {change, settle} = setUp({isContentAffected: () => false});
  change('/site/broken.md');
  expect(await settle()).toContain('fail /site/broken.md');
  change('/site/broken.md', {kind: 'unlink'});
  expect(await settle()).toContain('clear /site/broken.md');
});

test('replaced folders have all content read, and pages loaded again even if nothing else changed', async () => {
  const {updates, settle} = setUp();
  updates.handleReplaced(false);
  expect(await settle()).toEqual(['forget all', 'reload', 'send routes', 'clear site', 'reloaded']);
});

test('a change of the configuration starts everything anew, and nothing happens after the end', async () => {
  const {updates, change, settle} = setUp();
  change('/site/site.config.js', {needsRestart: true});
  updates.handleReplaced(true);
  expect(await settle()).toEqual(['restart', 'restart']);
  await updates.close();
  change('/site/a.yml');
  updates.handleReplaced(false);
  expect(await settle()).toEqual([]);
});
