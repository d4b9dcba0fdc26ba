import vm from 'node:vm';
import {expect, test} from 'vitest';
import {announcementBarScript, colorModeScript} from './inlineScripts.js';

interface Visit {
  readonly query?: string;
  readonly stored?: {readonly [key: string]: string};
  readonly systemIsDark?: boolean;
  readonly storageIsBlocked?: boolean;
}

/** Runs a script with only those browser APIs that it may use. @returns the attributes that it has set on `<html>` */
function run(
  script: string,
  {query = '', stored = {}, systemIsDark = false, storageIsBlocked = false}: Visit,
): object {
  const attributes: Record<string, string> = {};
  const localStorage = {getItem: (key: string) => stored[key] ?? null};
  const page = {
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => Object.assign(attributes, {[name]: value}),
      },
    },
    location: {search: query},
    matchMedia: () => ({matches: systemIsDark}),
    URLSearchParams,
    window: {
      get localStorage() {
        if (storageIsBlocked) throw new Error('blocked');
        return localStorage;
      },
    },
  };
  vm.runInNewContext(script, page);
  return attributes;
}

const storage = {type: 'localStorage', namespace: ''} as const;
const base = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true} as const;
const following = colorModeScript(base, storage);

test('without a choice the system decides, if the site respects it', () => {
  expect(run(following, {systemIsDark: true})).toEqual({'data-theme': 'dark', 'data-theme-choice': 'system'});
  const fixed = colorModeScript({...base, respectPrefersColorScheme: false}, storage);
  expect(run(fixed, {systemIsDark: true})).toEqual({'data-theme': 'light', 'data-theme-choice': 'light'});
});

test('a stored choice wins over the system, the URL over both', () => {
  const stored = {theme: 'light'};
  expect(run(following, {stored, systemIsDark: true})).toMatchObject({'data-theme': 'light'});
  expect(run(following, {stored, query: '?docusaurus-theme=dark'})).toEqual({
    'data-theme': 'dark',
    'data-theme-choice': 'dark',
  });
});

test('a blocked storage, a foreign value or a disabled switch count as no choice', () => {
  const system = {'data-theme': 'light', 'data-theme-choice': 'system'};
  expect(run(following, {storageIsBlocked: true})).toEqual(system);
  expect(run(following, {stored: {theme: 'mauve'}})).toEqual(system);
  const disabled = colorModeScript({...base, disableSwitch: true}, storage);
  expect(run(disabled, {stored: {theme: 'dark'}})).toEqual(system);
});

test('keys carry the namespace of the site', () => {
  const script = colorModeScript(base, {type: 'localStorage', namespace: '-a1b'});
  expect(run(script, {stored: {'theme-a1b': 'dark', theme: 'light'}})).toMatchObject({'data-theme': 'dark'});
});

test('data attributes of the URL are copied', () => {
  expect(run(following, {query: '?docusaurus-data-navbar=false&other=1'})).toMatchObject({
    'data-navbar': 'false',
  });
});

test('an announcement is hidden only if this very one was closed', () => {
  const script = announcementBarScript('a</script>', storage);
  expect(script).not.toContain('</script>');
  const name = 'data-announcement-bar-initially-dismissed';
  const closed = {'docusaurus.announcement.dismiss': 'true'};
  expect(run(script, {stored: {...closed, 'docusaurus.announcement.id': 'a</script>'}})).toEqual({
    [name]: 'true',
  });
  expect(run(script, {stored: {...closed, 'docusaurus.announcement.id': 'older'}})).toEqual({
    [name]: 'false',
  });
  expect(run(script, {storageIsBlocked: true})).toEqual({[name]: 'false'});
});
