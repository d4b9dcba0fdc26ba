// Reads the texts and tokens in fuzz/corpus.
import fs from 'node:fs';

const corpus = new URL('../corpus/', import.meta.url);

/**
 * Texts of all corpus files with one of these extensions. A file contains several texts, separated by lines of "%%%".
 */
export function textsOf(...endings) {
  return fs
    .readdirSync(corpus)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .flatMap((name) => fs.readFileSync(new URL(name, corpus), 'utf8').split(/^%%%\n/m));
}

/** Tokens of a list, one a line; "\n" in a token is a line break. */
export function tokensOf(name) {
  const lines = fs.readFileSync(new URL(`${name}.tokens.txt`, corpus), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.replaceAll('\\n', '\n'));
}
