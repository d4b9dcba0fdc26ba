import {expect, test} from 'vitest';
import {decodeEntities, MATCH_END, MATCH_START, parseMarks} from './markedText.js';

const mark = (text: string) => MATCH_START + text + MATCH_END;

test('splits a text at its marks', () => {
  expect(parseMarks(`How to ${mark('install')} it`)).toEqual([
    {text: 'How to ', isMatch: false},
    {text: 'install', isMatch: true},
    {text: ' it', isMatch: false},
  ]);
  expect(parseMarks('')).toEqual([]);
});

test('reads markup as text, whatever is between the marks', () => {
  expect(parseMarks(`${mark('<img src=x onerror=alert(1)>')}`)).toEqual([
    {text: '<img src=x onerror=alert(1)>', isMatch: true},
  ]);
});

test('does not depend on marks being in pairs', () => {
  expect(parseMarks(`${MATCH_END}a${MATCH_START}${MATCH_START}b`)).toEqual([
    {text: 'a', isMatch: false},
    {text: 'b', isMatch: true},
  ]);
});

test('undoes the escapes of HTML once', () => {
  expect(decodeEntities('&lt;Head&gt; &amp;amp; &quot;a&#39;b&#x27; &nbsp; &#0; &#x110000;')).toBe(
    "<Head> &amp; \"a'b' &nbsp; &#0; &#x110000;",
  );
});
