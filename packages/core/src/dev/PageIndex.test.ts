import {describe, expect, test} from 'vitest';
import type {PlannedPage} from '../routes/SitePlan.js';
import {PageIndex} from './PageIndex.js';

function page(path: string, htmlFile = `${path.slice(1)}/index.html`): PlannedPage {
  return {path, htmlFile, payloadFile: `${path.slice(1)}.payload.json`, chain: [], content: []};
}

const index = new PageIndex({
  pages: [
    page('/docs/a'),
    page('/strict/'),
    page('/app'),
    page('/docs/日本 1'),
    page('/404.html', '404.html'),
  ],
  openRoutes: ['/app'],
  strictRoutes: ['/strict/'],
});

describe('an address leads to', () => {
  test.each([
    ['/docs/a', '/docs/a'],
    ['/docs/a/', '/docs/a'],
    ['/docs/a/index.html', '/docs/a'],
    ['/docs/日本 1', '/docs/日本 1'],
    ['/strict/', '/strict/'],
    ['/strict', undefined],
    ['/app/any/where', '/app'],
    ['/apple', undefined],
    ['/docs', undefined],
  ])('%s: %s', (address, found) => expect(index.find(address)?.path).toBe(found));
});

test('payloads and the page for other addresses are found by their files', () => {
  expect(index.findPayload('docs/a.payload.json')?.path).toBe('/docs/a');
  expect(index.findPayload('docs/b.payload.json')).toBeUndefined();
  expect(index.notFoundPage?.path).toBe('/404.html');
});
