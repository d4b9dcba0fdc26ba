import {expect, test} from 'vitest';
import {idsOf} from './idsOf.js';

test.each([
  ['<section id="a11y"><h3 class="x" id="b &amp; c">B</h3></section>', ['a11y', 'b & c']],
  ['<a name="old"></a><a href="/" name="other">x</a><meta name="description">', ['old', 'other']],
  ['<p data-id="x">a id=&quot;y&quot;</p><p id="">z</p>', []],
  ['<b id=":r1:"></b><b id=":R2ab:-tab"></b><b id="«r3»"></b><b id="_R_4_"></b><b id="_r_5_"></b>', []],
])('%s', (html, ids) => {
  expect(idsOf(html)).toEqual(ids);
});

test('reads long HTML in linear time', () => {
  const start = process.cpuUsage();
  for (const part of ['<a ', ' id="', '<a b="c" name="d">']) idsOf(part.repeat(100_000));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
});
