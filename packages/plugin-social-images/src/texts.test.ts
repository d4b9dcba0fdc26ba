import {expect, test} from 'vitest';
import {cleanText} from './cleanText.js';
import {isLetter, missingCharacters, withoutCharacters} from './missingCharacters.js';
import {titleSize} from './template/titleSize.js';

test('texts lose characters that turn, hide or break other text', () => {
  expect(cleanText('a\u202Egpj.exe\u2066b\u200B\u00ADc\u0000d\n\te', 100)).toBe('agpj.exebc d e');
  expect(cleanText('  \ud800 \u200E ', 100)).toBe('');
  // Joiners are part of Persian words and of emoji.
  expect(cleanText('می\u200Cخواهم 👩\u200D🌾', 100)).toBe('می\u200Cخواهم 👩\u200D🌾');
});

test('long texts are cut between characters', () => {
  expect(cleanText('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(10)}…`);
  expect([...cleanText(`${'\u0301'.repeat(1e6)}a`, 50)]).toHaveLength(51);
  expect(cleanText('ten letter', 10)).toBe('ten letter');
});

const latin = [[[0x20, 0x17f]]] as const;

test('missing characters are found once, without joiners and selectors', () => {
  expect(missingCharacters('a 植植 ☀\uFE0F👩\u200D🌾\u00A0b', latin)).toEqual(['植', '☀', '👩', '🌾']);
  expect(['植', 'م', '٣', '☀', '→', '👩'].map(isLetter)).toEqual([true, true, true, false, false, false]);
});

test.each([
  ['Roses 🌹', 'Roses'],
  ['🌹 Roses', 'Roses'],
  ['Red 🌹 roses', 'Red roses'],
  ['Red🌹roses 👩\u200D🌾!', 'Redroses !'],
  ['🌹', ''],
])('signs are left out: %s', (text, expected) => {
  expect(withoutCharacters(text, missingCharacters(text, latin))).toBe(expected);
});

test('long titles are smaller', () => {
  const sizes = ['Home', 'x '.repeat(34), 'x '.repeat(50), 'x '.repeat(100), '植'.repeat(40)].map(
    (title) => titleSize(title, 1040).size,
  );
  expect(sizes).toEqual([84, 72, 60, 50, 60]);
});
