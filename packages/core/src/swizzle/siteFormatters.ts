import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/**
 * Formats a text with the site's settings for a file.
 *
 * @param file - absolute
 * @returns `undefined` if the formatter fails or does not support this kind of file
 */
export type Formatter = (file: string, text: string) => Promise<string | undefined>;

/** Functions of Prettier 3 that are used here. */
interface Prettier {
  resolveConfig(file: string, options: {editorconfig: boolean}): Promise<object | null>;
  format(text: string, options: object): Promise<string>;
}

const TIMEOUT = 30_000;

function resolveIn(siteDir: string, request: string): string | undefined {
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve(request);
  } catch {
    return undefined;
  }
}

function prettierOf(siteDir: string): Formatter | undefined {
  const entry = resolveIn(siteDir, 'prettier');
  if (entry === undefined) return undefined;
  return async (file, text) => {
    try {
      const module: {default: Prettier} = await import(pathToFileURL(entry).href);
      const config = await module.default.resolveConfig(file, {editorconfig: true});
      return await module.default.format(text, {...config, filepath: file});
    } catch {
      return undefined;
    }
  };
}

function biomeOf(siteDir: string): Formatter | undefined {
  const manifest = resolveIn(siteDir, '@biomejs/biome/package.json');
  if (manifest === undefined) return undefined;
  const bin = path.join(path.dirname(manifest), 'bin/biome');
  return async (file, text) => {
    const args = [bin, 'format', `--stdin-file-path=${file}`];
    const options = {cwd: siteDir, input: text, encoding: 'utf8', timeout: TIMEOUT} as const;
    const {status, stdout} = spawnSync(process.execPath, args, options);
    return status === 0 ? stdout : undefined;
  };
}

/** Formatters that the site has installed: Prettier, Biome. */
export function siteFormatters(siteDir: string): Formatter[] {
  return [prettierOf(siteDir), biomeOf(siteDir)].filter((formatter) => formatter !== undefined);
}

/**
 * Finds the formatter with which a file of the site was formatted.
 *
 * @param text - content of the file
 * @returns `undefined` if every formatter would change the text
 */
export async function formatterOf(
  file: string,
  text: string,
  formatters: readonly Formatter[],
): Promise<Formatter | undefined> {
  for (const formatter of formatters) if ((await formatter(file, text)) === text) return formatter;
  return undefined;
}
