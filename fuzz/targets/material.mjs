// The committed corpus, read once.
import fs from 'node:fs';

const corpus = new URL('../corpus/', import.meta.url);

/** The texts of all corpus files with one of these endings; a file holds several, between lines of "%%%". */
export function textsOf(...endings) {
  return fs
    .readdirSync(corpus)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .flatMap((name) => fs.readFileSync(new URL(name, corpus), 'utf8').split(/^%%%\n/m));
}

/** The lines of a list of tokens; "\n" is a line break. */
export function tokensOf(name) {
  const lines = fs.readFileSync(new URL(`${name}.tokens.txt`, corpus), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.replaceAll('\\n', '\n'));
}
