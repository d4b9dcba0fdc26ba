/**
 * The token classes that need no mention in an encoded string, by their letter.
 * The order is part of the format: artifacts in caches rely on it, so only append.
 */
export const COMMON_TYPES: readonly string[] = [
  'punctuation',
  'operator',
  'keyword',
  'string',
  'comment',
  'function',
  'number',
  'boolean',
  'class-name',
  'builtin',
  'property',
  'tag',
  'tag punctuation',
  'tag attr-name',
  'tag attr-value',
  'tag attr-value punctuation',
  'tag tag punctuation',
  'parameter',
  'constant',
  'variable',
  'keyword module',
  'keyword control-flow',
  'function-variable function',
  'literal-property property',
  'maybe-class-name',
  'imports maybe-class-name',
  'exports maybe-class-name',
  'property-access',
  'method function property-access',
  'known-class-name class-name',
  'dom variable',
  'console class-name',
  'arrow operator',
  'template-string string',
  'template-string template-punctuation string',
  'template-string interpolation interpolation-punctuation punctuation',
  'template-string interpolation',
  'key atrule',
  'selector',
  'selector class',
  'decorator',
  'annotation',
  'regex',
  'attr-name',
  'attr-value',
  'shebang important',
  'environment constant',
  'string-property property',
  'null keyword',
  'entity',
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @returns the sign of the type with this index: one letter, or "(52)" past the letters. */
export function encodeIndex(index: number): string {
  return LETTERS[index] ?? `(${index})`;
}

export function decodeIndex(sign: string): number {
  return sign.startsWith('(') ? Number(sign.slice(1, -1)) : LETTERS.indexOf(sign);
}
