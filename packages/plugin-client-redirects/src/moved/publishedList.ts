import type {Problem} from '@lectern/core/content-helpers';
import {fromProblem} from '../addressProblem.js';
import {addressText, keyOf} from '../addressText.js';
import {SKETCH_LENGTH} from './sketch.js';

/** Facts of a page by which it is found again at another address. */
export interface PageFacts {
  /** Sketch of the page's text (`sketchOf`); absent for a page without a source file. */
  readonly sketch?: string | undefined;
  /** Absent if the source has none, as the code of a component. */
  readonly title?: string | undefined;
}

/** An address that was published, with the page that it had. */
export interface PublishedAddress extends PageFacts {
  /** Path without the base URL: "/docs/intro". */
  readonly address: string;
  /** Line in the file, from 1; 0 for an address that is not in the file yet. */
  readonly line: number;
  /** Comments directly above the line. */
  readonly comments: readonly string[];
}

/** The file `published.txt`. */
export interface PublishedList {
  /** Lines above the first address, up to the last empty one. */
  readonly head: readonly string[];
  readonly addresses: readonly PublishedAddress[];
  /** Comments below the last address. */
  readonly tail: readonly string[];
  readonly problems: readonly Problem[];
}

const HEAD = [
  '# Addresses of the site that must keep working. "site redirects --accept" adds pages; commit this file.',
  '# If an address has neither a page nor a redirect any more, a build reports it. To give it up, remove its line.',
  '',
];

export const EMPTY_LIST: PublishedList = {head: HEAD, addresses: [], tail: [], problems: []};

const LINE = new RegExp(`^(\\S+)(?:\\s+([0-9a-f.]{${SKETCH_LENGTH}})(?=\\s|$))?(?:\\s+(\\S.*))?$`);

/**
 * Parses a list: an address on each line, then optionally the sketch of its page and the title. Lines with "#" at the
 * start are comments. If an address is listed twice, as after a merge in git, the first line counts.
 *
 * @param file - absolute path, for problems
 */
export function parsePublished(text: string, file: string): PublishedList {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const head = lines.slice(0, lines.lastIndexOf('', first === -1 ? lines.length : first) + 1);
  const addresses = new Map<string, PublishedAddress>();
  const problems: Problem[] = [];
  let comments: string[] = [];
  for (const [at, content] of lines.entries()) {
    if (at < head.length || content === '') continue;
    if (content.startsWith('#')) {
      comments.push(content);
      continue;
    }
    const [, address = '', sketch, title] = LINE.exec(content) ?? [];
    const problem = fromProblem(address);
    if (problem !== undefined) {
      problems.push({file, line: at + 1, message: `The address ${JSON.stringify(address)} ${problem}.`});
    } else if (!addresses.has(keyOf(address))) {
      addresses.set(keyOf(address), {address, sketch, title, line: at + 1, comments});
      comments = [];
    }
  }
  return {head, addresses: [...addresses.values()], tail: comments, problems};
}

function textOf({address, sketch, title, comments}: PublishedAddress): readonly string[] {
  // A title without a sketch is left out, since its first word could look like a sketch.
  const fields = [addressText(address), ...(sketch === undefined ? [] : [sketch, title ?? ''])];
  return [...comments, fields.join(' ').trimEnd()];
}

/** Returns the text of the file: the addresses sorted, each on its own line, so that branches merge without conflicts. */
export function publishedText({head, addresses, tail}: Omit<PublishedList, 'problems'>): string {
  const sorted = [...addresses].sort((a, b) => (a.address < b.address ? -1 : 1));
  return `${[...head, ...sorted.flatMap(textOf), ...tail].join('\n')}\n`;
}
