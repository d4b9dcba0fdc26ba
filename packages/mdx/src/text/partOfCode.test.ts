import {describe, expect, test} from 'vitest';
import {partOfCode} from './partOfCode.js';

const CODE = `import a from 'a';

function outer() {
  // #region inner
  const one = 1;

    // #region nested
    two();
    // #endregion
  // #endregion inner
}
`;

describe('a part of a file with code', () => {
  test('is the whole file without a name', () => {
    expect(partOfCode('\n  a\n\tb\n\n', '')).toEqual({code: ' a\nb'});
    expect(partOfCode('a\r\n  b\r\n', '')).toEqual({code: 'a\n  b'});
    expect(partOfCode('', '')).toEqual({code: ''});
  });

  test('is a region, without the space before all lines and the marks of regions in it', () => {
    expect(partOfCode(CODE, 'inner')).toEqual({code: 'const one = 1;\n\n  two();'});
    expect(partOfCode(CODE, 'nested')).toEqual({code: 'two();'});
  });

  test.each([
    ['#region a\nx\n#endregion'],
    ['# region a\nx\n# endregion'],
    ['/* #region a */\nx\n/* #endregion a */'],
    ['<!-- #region a -->\nx\n<!-- #endregion -->'],
    ['-- #region a\nx\n-- #endregion'],
    ['#pragma region a\nx\n#pragma endregion'],
    ['// region a\nx\n// endregion'],
    ['{/* #region a */}\nx\n{/* #endregion */}'],
  ])('has its marks in comments of any language: %s', (text) => {
    expect(partOfCode(text, 'a')).toEqual({code: 'x'});
  });

  test('is a range of lines', () => {
    expect(partOfCode(CODE, 'L1')).toEqual({code: "import a from 'a';"});
    expect(partOfCode(CODE, 'L4-L5')).toEqual({code: '// #region inner\nconst one = 1;'});
    expect(partOfCode(CODE, 'L3-11')).toMatchObject({code: expect.stringMatching(/^function outer/)});
  });

  test('that does not exist is a problem with the nearest name', () => {
    expect(partOfCode(CODE, 'iner')).toEqual({
      problem: 'has no region "iner".',
      hint: 'Did you mean "#inner"? Its regions: inner, nested.',
    });
    expect(partOfCode('let a;', 'a')).toMatchObject({problem: 'has no region "a".'});
    expect(partOfCode('// #region a\nx', 'a')).toMatchObject({problem: 'has no end of the region "a".'});
    for (const part of ['L0', 'L5-L4', 'L9-L99'])
      expect(partOfCode(CODE, part)).toMatchObject({problem: expect.stringContaining('has 11 lines')});
    expect(partOfCode('a\0b', '')).toMatchObject({problem: 'is no text.'});
  });

  test('is found in time in proportion to the file', () => {
    const text =
      '// #region a\n// #endregion b\n'.repeat(100_000) +
      '#'.repeat(200_000) +
      ' '.repeat(200_000) +
      'region';
    const start = performance.now();
    partOfCode(text, 'c');
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
