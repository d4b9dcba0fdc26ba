import path from 'node:path';
import {ARTIFACT_ENDINGS, type CompiledContent} from './ArtifactCache.js';

/** Relative to the output folder. */
const ARTIFACTS_FOLDER = 'assets/content';

/** Each is used by several stages. */
const paths = new WeakMap<CompiledContent, string>();

/** Where an artifact goes in the output: readable, and new whenever its text is. */
export function artifactPath(content: CompiledContent): string {
  const known = paths.get(content);
  if (known !== undefined) return known;
  const made = makePath(content);
  paths.set(content, made);
  return made;
}

function makePath({source, codeHash, type}: CompiledContent): string {
  const name = path
    .basename(source.replace(/\?.*$/, ''))
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${ARTIFACTS_FOLDER}/${name === '' ? 'page' : name.slice(0, 40)}.${codeHash.slice(0, 8)}${ARTIFACT_ENDINGS[type]}`;
}
