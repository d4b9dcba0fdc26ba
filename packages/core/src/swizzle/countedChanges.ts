import {diffLines} from 'diff';
import {isText} from './planEject.js';

/** Number of added and removed lines between two versions of a file; 0 for files that are not text. */
export function countedChanges(before: Uint8Array, after: Uint8Array): {added: number; removed: number} {
  if (!isText(before) || !isText(after)) return {added: 0, removed: 0};
  const [from, to] = [before, after].map((content) => Buffer.from(content).toString('utf8'));
  const changes = diffLines(from ?? '', to ?? '');
  const count = (parts: typeof changes) => parts.reduce((sum, part) => sum + part.count, 0);
  return {
    added: count(changes.filter((one) => one.added)),
    removed: count(changes.filter((one) => one.removed)),
  };
}
