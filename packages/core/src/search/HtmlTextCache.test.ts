import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {HtmlTextCache} from './HtmlTextCache.js';

const html = (text: string, head = '') =>
  `<html><head>${head}</head><body><main><h1>T</h1>${text}</main></body></html>`;

function setup() {
  const name = path.join(tempSite({}), 'texts');
  const open = (version = '1') => new HtmlTextCache({name, siteTitle: 'Site', version});
  const reader = (text: string) => vi.fn(async () => text);
  return {open, reader};
}

test('a page whose HTML is that of an earlier build is not read again', async () => {
  const {open, reader} = setup();
  const first = open();
  const facts = await first.find('hash', reader(html('Text')));
  first.write();
  const read = reader(html('Text'));
  const later = open();
  expect(await later.find('hash', read)).toEqual(facts);
  expect(read).not.toHaveBeenCalled();
  expect(later.sections(facts.key)).toEqual([{id: null, heading: 'T', level: 1, text: 'Text', code: ''}]);
  await later.find('other', read);
  await open('2').find('hash', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('HTML that differs outside of its text has the same text', async () => {
  const {open, reader} = setup();
  const cache = open();
  const one = await cache.find('1', reader(html('Text', '<script src="/a.js"></script>')));
  const two = await cache.find('2', reader(html('Text', '<script src="/b.js"></script>')));
  expect(two.hash).toBe(one.hash);
  expect(two.key).not.toBe(one.key);
});

test('a page that leads elsewhere has none', async () => {
  const {open, reader} = setup();
  const facts = await open().find('1', reader(html('', '<meta http-equiv="refresh" content="0; url=/x">')));
  expect(facts.hash).toBeUndefined();
});
