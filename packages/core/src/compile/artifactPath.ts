import path from 'node:path';
import {ARTIFACT_ENDINGS, type ArtifactName, type CompiledContent} from './ArtifactCache.js';

/** Folder of artifacts, relative to the output folder. */
const ARTIFACTS_FOLDER = 'assets/content';

/**
 * Returns the path of an artifact, relative to the output folder: "assets/content/intro.1a2b3c4d.txt". The file name
 * contains a hash of the artifact's text.
 */
export function artifactPath({
  source,
  codeHash,
  type,
}: ArtifactName & Pick<CompiledContent, 'source'>): string {
  const name = path
    .basename(source.replace(/\?.*$/, ''))
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${ARTIFACTS_FOLDER}/${name === '' ? 'page' : name.slice(0, 40)}.${codeHash.slice(0, 8)}${ARTIFACT_ENDINGS[type]}`;
}
