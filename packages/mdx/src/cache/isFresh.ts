import {currentAnswer, linkAnswer, type RealFolders} from '../references/createReferenceReader.js';
import type {Artifact, MarkdownRule} from '../types.js';

/**
 * Checks that every dependency of an artifact (compiled page) has the same value now as when the page was compiled.
 *
 * @param permalinks - current URLs of all pages of the file's Markdown rule, see `MarkdownRule.permalinks`.
 * @param folders - cache for the real paths of folders, shared by the calls of one build.
 */
export function isFresh(
  artifact: Pick<Artifact, 'dependencies'>,
  permalinks: MarkdownRule['permalinks'],
  folders: RealFolders = new Map(),
): boolean {
  return artifact.dependencies.every((dependency) => {
    const isLink = dependency.kind === 'link';
    const now = isLink ? linkAnswer(dependency.key, permalinks) : currentAnswer(dependency, folders);
    return now === dependency.value;
  });
}
