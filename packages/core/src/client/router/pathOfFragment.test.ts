import {expect, test} from 'vitest';
import {fragmentOfPath} from '../../shared/fragmentOfPath.js';
import {pathOfFragment} from './pathOfFragment.js';

const at = (fragment: string, current = '/base/docs/intro') =>
  pathOfFragment(fragment, {baseUrl: '/base/', current});

test('a fragment is a path below the base URL, with a query and an anchor of its own', () => {
  expect(at('')).toBe('/base/');
  expect(at('#/')).toBe('/base/');
  expect(at('#/docs/intro')).toBe('/base/docs/intro');
  expect(at('#/docs/a%20b/?x=1#h')).toBe('/base/docs/a%20b/?x=1#h');
  expect(at('#/docs/ü')).toBe('/base/docs/%C3%BC');
});

test('an anchor alone belongs to the page that is shown', () => {
  expect(at('#why')).toBe('/base/docs/intro#why');
  expect(at('#')).toBe('/base/docs/intro');
});

test('no fragment leads out of the site', () => {
  for (const fragment of [
    '#//evil.test/x',
    '#/../x',
    '#/%2e%2e/x',
    '#/a/../../x',
    '#/\\evil.test/x',
    '#/..//evil.test/x',
    '#/a/..//x',
  ]) {
    expect(at(fragment), fragment).toMatch(/^\/base\/(?:evil\.test\/)?x$/);
  }
});

test('paths become fragments again', () => {
  for (const path of ['/base/', '/base/docs/intro', '/base/docs/a%20b/?x=1#h']) {
    expect(at(fragmentOfPath(path, '/base/'))).toBe(path);
  }
  expect(fragmentOfPath('/docs/intro', '/')).toBe('#/docs/intro');
});
