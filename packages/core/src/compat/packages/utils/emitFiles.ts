import fs from 'node:fs/promises';
import path from 'node:path';
import {md5Hash} from './hashes.js';

/** Absolute path of a file → hash of the content that this process has written to it. */
// Module state: shared by all plugins, since `generate` is a plain function in Docusaurus; freed with the process.
const written = new Map<string, string>();

async function hashOf(file: string): Promise<string | undefined> {
  const content = await fs.readFile(file, 'utf8').catch(() => undefined);
  return content === undefined ? undefined : md5Hash(content);
}

/**
 * Writes a file in the folder of generated files, unless the file has the same content already.
 *
 * @param skipCache - writes the file in any case. Default: `true` in production
 */
export async function generate(
  generatedFilesDir: string,
  file: string,
  content: string,
  skipCache = process.env.NODE_ENV === 'production',
): Promise<void> {
  const target = path.resolve(generatedFilesDir, file);
  const hash = md5Hash(content);
  if (!skipCache && (written.get(target) ?? (await hashOf(target))) === hash) return;
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(target, content);
  written.set(target, hash);
}

/**
 * Reads the HTML file of a page in a finished build.
 *
 * @throws {Error} if the file does not exist
 */
export async function readOutputHTMLFile(
  permalink: string,
  outDir: string,
  trailingSlash: boolean | undefined,
): Promise<Buffer> {
  const file = path.join(outDir, permalink.replace(/\/$/, ''));
  const folderFile = path.join(outDir, permalink, 'index.html');
  const bareFile = /\.html?$/.test(permalink) ? path.join(outDir, permalink) : `${file}.html`;
  const candidates = trailingSlash === false ? [bareFile, folderFile] : [folderFile, bareFile];
  for (const candidate of candidates) {
    const content = await fs.readFile(candidate).catch(() => undefined);
    if (content) return content;
  }
  throw new Error(`Expected output HTML file to be found at ${folderFile} for permalink ${permalink}.`);
}
