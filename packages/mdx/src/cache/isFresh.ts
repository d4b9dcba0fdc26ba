import {currentAnswer, NO_PAGE, type RealFolders} from '../references/createReferenceReader.js';
import type {Artifact, Dependency, MarkdownRule} from '../types.js';

/**
 * Checks that every dependency of an artifact has the same value now as when the page was compiled.
 *
 * @param permalinks - present permalinks of the file's rule.
 * @param folders - cache for the real paths of folders, shared by the calls of one build.
 */
export function isFresh(
  artifact: Pick<Artifact, 'dependencies'>,
  permalinks: MarkdownRule['permalinks'],
  folders: RealFolders = new Map(),
): boolean {
  return artifact.dependencies.every((dependency) =>
    dependency.kind === 'link'
      ? permalinkOf(dependency, permalinks) === dependency.value
      : currentAnswer(dependency, folders) === dependency.value,
  );
}

function permalinkOf(dependency: Dependency, permalinks: MarkdownRule['permalinks']): string | null {
  const permalink = permalinks.get(dependency.key);
  return permalink === undefined ? NO_PAGE : permalink;
}
