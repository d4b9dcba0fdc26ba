// Makes test texts by random changes of existing texts.

const MAX_LENGTH = 20_000;

/** Characters that parsers treat specially. */
const ODD_SIGNS = [
  '\0',
  '\x01',
  '\x07',
  '\x1f',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\ud800',
  '\udc00',
  '🎉',
  '‮',
  '\r',
  '\t',
  '\\',
  '\x7f',
];

/** Random changes: `(random, text, material) => new text`. */
const CHANGES = [
  (random, text, {tokens}) => insert(random, text, random.pick(tokens)),
  (random, text, {tokens}) => insert(random, text, random.pick(tokens) + random.pick(tokens)),
  (random, text, {tokens}) =>
    insert(random, text, random.pick(tokens).repeat(1 + random.below(random.chance(0.02) ? 3000 : 30))),
  (random, text) => insert(random, text, random.pick(ODD_SIGNS)),
  (random, text) => removePart(random, text),
  (random, text) => insert(random, text, part(random, text)),
  (random, text, {texts}) => insert(random, text, part(random, random.pick(texts))),
  (random, text, {texts}) => `${part(random, text)}${part(random, random.pick(texts))}`,
  (random, text) => swapLines(random, text),
  (random, text) => indentLine(random, text),
];

/**
 * Returns a random text of the material after one to eight random changes. @param material - `texts` to change,
 * `tokens` to insert
 */
export function mutate(random, material) {
  let text = random.pick(material.texts);
  for (let count = 1 + random.below(8); count > 0; count -= 1) {
    text = random.pick(CHANGES)(random, text, material).slice(0, MAX_LENGTH);
  }
  return text;
}

function insert(random, text, added) {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + added + text.slice(at);
}

function part(random, text) {
  const start = random.below(text.length + 1);
  return text.slice(start, start + random.below(random.chance(0.3) ? 400 : 40));
}

function removePart(random, text) {
  const start = random.below(text.length + 1);
  return text.slice(0, start) + text.slice(start + 1 + random.below(20));
}

function swapLines(random, text) {
  const lines = text.split('\n');
  const [a, b] = [random.below(lines.length), random.below(lines.length)];
  [lines[a], lines[b]] = [lines[b], lines[a]];
  return lines.join('\n');
}

function indentLine(random, text) {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  lines[at] = random.pick(['  ', '    ', '\t', '> ', '- ', '1. ', '   ']) + lines[at];
  return lines.join('\n');
}
