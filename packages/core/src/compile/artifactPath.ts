import path from 'node:path';
import type {CompiledContent} from './ContentStore.js';

/** Where an artifact goes in the output: readable, and new whenever its text is. */
export function artifactPath({source, codeHash}: CompiledContent): string {
  const name = path
    .basename(source.replace(/\?.*$/, ''))
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `assets/content/${name === '' ? 'page' : name.slice(0, 40)}.${codeHash.slice(0, 8)}.js`;
}
