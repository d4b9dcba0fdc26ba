import {expect, test} from 'vitest';
import {readHtmlLinks} from './readHtmlLinks.js';

function read(html: string): {links: string[]; anchors: string[]} {
  const links: string[] = [];
  const anchors: string[] = [];
  readHtmlLinks(html, {
    link: ({url, use}) => links.push(`${use} ${url}`),
    anchor: (id) => anchors.push(id),
  });
  return {links, anchors};
}

test('addresses are read with their use, and without entities', () => {
  const html = `
    <link rel="stylesheet" href="/a.css"><link href='/icon.svg' rel="shortcut icon"><link rel="canonical" href="/x">
    <a href="/a?b&amp;c" id="one">A</a><A HREF=/b NAME="two">B</A>
    <img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="">
    <script src="/a.js"></script><iframe src=" /frame "></iframe><video src="/v.mp4" poster="/p.png"></video>`;
  expect(read(html)).toEqual({
    links: [
      'style /a.css',
      'icon /icon.svg',
      'link /a?b&c',
      'link /b',
      'image /a.png',
      'image /a.png',
      'image /b.png',
      'script /a.js',
      'document /frame',
      'media /v.mp4',
      'image /p.png',
    ],
    anchors: ['one', 'two'],
  });
});

test('comments, scripts, styles and text have no addresses', () => {
  const html = `<!-- <a href="/1"> --><script>"<a href='/2'>"</script><style><a href="/3"></style>
    <title><a href="/4"></title><textarea><a href="/5"></textarea>&lt;a href="/6"> <noscript><a href="/7"></noscript>`;
  expect(read(html).links).toEqual(['link /7']);
});

test.each([
  ['tags that are not closed', '<a href="/x" '.repeat(300_000)],
  ['attributes of one tag', `<a ${'b="c" '.repeat(500_000)}>`],
  ['quotation marks that are not closed', '<a href="'.repeat(300_000)],
  ['comments that are not closed', '<!--'.repeat(500_000)],
  ['scripts that are not closed', '<script><style>'.repeat(300_000)],
  ['spaces', `<a${' '.repeat(3_000_000)}href${' '.repeat(3_000_000)}=`],
])('hostile HTML is read in linear time: %s', (_name, html) => {
  read(html);
});
