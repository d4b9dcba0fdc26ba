import {expect, test} from 'vitest';
import {textOfHtml} from './textOfHtml.js';

const words = (html: string) => textOfHtml(html).split(/\s+/).filter(Boolean).join(' ');

test('tags and comments are left out, and the characters that HTML writes by name are themselves', () => {
  expect(words('<table>\n<tr><td title="x">One</td><td>Two</td>')).toBe('One Two');
  expect(words('a <!-- b\n<c> --> d <!-- e')).toBe('a d');
  expect(words('R&amp;D &lt;x&gt;&nbsp;&#39;y&#39; &unknown;')).toBe("R&D <x> 'y' &unknown;");
});

test('scripts and styles are no text', () => {
  expect(words('<script>\nlet a;\n</script>')).toBe('');
  expect(words('  <style media="x">a {}</style>')).toBe('');
});

test('names of properties of all objects are text', () => {
  expect(words('&constructor; &toString;')).toBe('&constructor; &toString;');
});

test.each(['<', '<!--', '<a', '&', '<!-- a'])('many %j take no time', (piece) => {
  const started = process.cpuUsage();
  textOfHtml(piece.repeat(200_000));
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000);
});
