import fs from 'node:fs';
import {deflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {loadFonts} from './loadFonts.js';
import {covers, readCoverage} from './readCoverage.js';

/** Makes a font with nothing but a table of characters, in format 4: "A" to "C", without "B". */
function smallFont(): Buffer {
  const format4 = Buffer.alloc(16 + 4 * 4 + 6);
  format4.writeUInt16BE(4, 0);
  format4.writeUInt16BE(format4.length, 2);
  format4.writeUInt16BE(4, 6);
  [0x43, 0xffff, 0, 0x41, 0xffff, 0, 1, 4, 0, 5, 0, 6].forEach((value, at) => {
    format4.writeUInt16BE(value, 14 + 2 * at);
  });
  const cmap = Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12]), format4]);
  return sfnt(cmap);
}

function sfnt(cmap: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(1, 4);
  head.write('cmap', 12, 'latin1');
  head.writeUInt32BE(28, 20);
  head.writeUInt32BE(cmap.length, 24);
  return Buffer.concat([head, cmap]);
}

function woff(cmap: Buffer): Buffer {
  const stored = deflateSync(cmap);
  const head = Buffer.alloc(64);
  head.write('wOFF', 0, 'latin1');
  head.writeUInt16BE(1, 12);
  head.write('cmap', 44, 'latin1');
  [64, stored.length, cmap.length].forEach((value, at) => {
    head.writeUInt32BE(value, 48 + 4 * at);
  });
  return Buffer.concat([head, stored]);
}

const has = (font: Buffer, text: string) => {
  const coverage = readCoverage(font);
  return [...text].filter((character) => covers(coverage, character.codePointAt(0) ?? 0)).join('');
};

test('characters of TrueType and WOFF fonts are found; glyph 0 is none', () => {
  const font = smallFont();
  expect(has(font, '@ABCD')).toBe('AC');
  expect(has(woff(font.subarray(28)), '@ABCD')).toBe('AC');
});

test('the font that is installed has Latin, Greek and Cyrillic characters', () => {
  const fonts = loadFonts([], import.meta.dirname);
  const isCovered = (character: string) =>
    fonts.some(({coverage}) => covers(coverage, character.codePointAt(0) ?? 0));
  expect([...'Aß…łĐџΩắ"–'].filter((character) => !isCovered(character))).toEqual([]);
  expect([...'植م😀'].filter(isCovered)).toEqual([]);
});

test('damaged fonts are refused with the reason, whatever is cut or changed', () => {
  const [inter] = loadFonts([], import.meta.dirname);
  const font = fs.readFileSync(inter?.file ?? '');
  const tried = [
    ...[0, 3, 12, 30, 47, 60, 100, 5000].map((length) => font.subarray(0, length)),
    ...[12, 20, 48, 50, 60, 200, 9000].map((at) => {
      const changed = Buffer.from(font);
      changed.fill(0xff, at, at + 4);
      return changed;
    }),
    ...[5, 9, 21, 28, 33, 40].map((at) => {
      const changed = Buffer.from(smallFont());
      changed.fill(0xff, at, at + 2);
      return changed;
    }),
    Buffer.from('ttcf0000'),
    Buffer.from('<svg/>'),
  ];
  for (const bytes of tried) {
    try {
      readCoverage(bytes);
    } catch (error) {
      expect((error as Error).name).toBe('FontProblem');
    }
  }
  expect(() => readCoverage(Buffer.from('ttcf0000'))).toThrow('holds several fonts');
  expect(() => readCoverage(font.subarray(0, 5000))).toThrow('damaged');
});

test('a font that is missing is an error with its name', () => {
  const fonts = [{name: 'Brand', file: './missing.woff2'}];
  expect(() => loadFonts(fonts, import.meta.dirname)).toThrow('The font "Brand" cannot be used.');
});
