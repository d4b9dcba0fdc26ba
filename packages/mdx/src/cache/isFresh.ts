import {currentAnswer, NO_PAGE} from '../references/ReferenceReader.js';
import type {Artifact, Dependency, MarkdownRule} from '../types.js';

/**
 * Whether all that an artifact's compile looked at still answers the same.
 *
 * @param permalinks - those of the file's rule, as they are now.
 */
export function isFresh(
  artifact: Pick<Artifact, 'dependencies'>,
  permalinks: MarkdownRule['permalinks'],
): boolean {
  return artifact.dependencies.every((dependency) => answer(dependency, permalinks) === dependency.value);
}

function answer(dependency: Dependency, permalinks: MarkdownRule['permalinks']): string | null {
  if (dependency.kind !== 'link') return currentAnswer(dependency);
  const permalink = permalinks.get(dependency.key);
  return permalink === undefined ? NO_PAGE : permalink;
}
