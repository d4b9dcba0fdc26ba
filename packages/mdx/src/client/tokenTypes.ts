/**
 * The token classes that need no mention in an encoded string, by their letter.
 * The order is part of the format: artifacts in caches rely on it, so only append.
 */
export const COMMON_TYPES: readonly string[] = [
  'punctuation',
  'operator',
  'string',
  'keyword',
  'tag punctuation',
  'property',
  'function',
  'tag',
  'key atrule',
  'comment',
  'number',
  'class-name',
  'boolean',
  'builtin',
  'variable',
  'string variable',
  'constant',
  'parameter',
  'tag attr-name',
  'tag attr-value',
  'tag attr-value punctuation',
  'tag attr-value punctuation attr-equals',
  'literal-property property',
  'function-variable function',
  'selector',
  'atrule',
  'atrule rule',
  'atrule punctuation',
  'scalar string',
  'template-string string',
  'template-string template-punctuation string',
  'template-string interpolation',
  'template-string interpolation punctuation',
  'template-string interpolation interpolation-punctuation punctuation',
  'string-property property',
  'tag class-name',
  'tag spread punctuation',
  'builtin class-name',
  'class-name punctuation',
  'class-name builtin',
  'class-name operator',
  'assign-left variable',
  'parameter variable',
  'for-or-select variable',
  'shebang important',
  'decorator',
  'annotation punctuation',
  'triple-quoted-string string',
  'namespace',
  'title important',
  'entity named-entity',
  'regex regex-source language-regex',
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @returns the sign of the type with this index: one letter, or "(52)" past the letters. */
export function encodeIndex(index: number): string {
  return LETTERS[index] ?? `(${index})`;
}

export function decodeIndex(sign: string): number {
  return sign.startsWith('(') ? Number(sign.slice(1, -1)) : LETTERS.indexOf(sign);
}
