import type {OutputFile} from './listFiles.js';

function megabytes(files: readonly OutputFile[]): string {
  return `${(files.reduce((sum, {size}) => sum + size, 0) / 1_000_000).toFixed(1)} MB`;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

/**
 * Returns the message of the build about the files that are not stored at installation, because all files together are
 * too large: they are stored when they are visited.
 *
 * @returns `undefined` if the installation stores all files
 */
export function describeLeftOut(
  taken: readonly OutputFile[],
  left: readonly OutputFile[],
): string | undefined {
  if (left.length === 0) return undefined;
  const pages = left.filter(({file}) => file.endsWith('.html')).length;
  const largest = [...left].sort((a, b) => b.size - a.size).slice(0, 3);
  return [
    `The service worker stores ${counted(taken.length, 'file', 'files')} (${megabytes(taken)}) when it is installed.`,
    `Left out until they are visited: ${counted(left.length, 'file', 'files')} (${megabytes(left)}), among them ${counted(pages, 'page', 'pages')}. The largest: ${largest.map((file) => `${file.file} (${megabytes([file])})`).join(', ')}.`,
    'The option "maxPrecacheBytes" of the pwa plugin sets the limit.',
  ].join('\n');
}
