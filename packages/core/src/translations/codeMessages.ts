import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {glob} from 'tinyglobby';
import type {Problem} from '../errors/SiteError.js';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugin} from '../plugins/Plugin.js';
import {themeDirOf} from '../plugins/themeFolders.js';
import {type CodeMessage, type ExtractedMessages, extractMessages} from './extractMessages.js';

const CODE_FILE = /(?<!\.d|\.test)\.[jt]sx?$/;
const CODE_GLOB = '**/*.{js,jsx,ts,tsx}';
const IGNORED = ['**/*.d.ts', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

/** Folder of the fallback theme components in this package. */
const OWN_COMPONENTS = fileURLToPath(new URL('../themeFallback', import.meta.url));

async function codeBelow(folder: string): Promise<readonly string[]> {
  const found = await glob(CODE_GLOB, {
    cwd: folder,
    absolute: true,
    ignore: [...IGNORED, '**/node_modules/**'],
  });
  return found.sort();
}

/** Lists the JavaScript and TypeScript files that match the paths from `getPathsToWatch` of a plugin. */
async function watchedCode(plugin: LoadedPlugin, siteDir: string): Promise<readonly string[]> {
  const globs = callHook(plugin, 'getPathsToWatch', (hooks) => hooks.getPathsToWatch?.()) ?? [];
  const found = await glob([...globs], {cwd: siteDir, absolute: true, ignore: IGNORED});
  return found.filter((file) => CODE_FILE.test(file)).sort();
}

/** Lists the folders of a plugin that contain components or other code with messages. */
function codeFolders(plugin: LoadedPlugin): readonly string[] {
  const theme = themeDirOf(plugin);
  const others = callHook(plugin, 'getTranslationSources', (hooks) => hooks.getTranslationSources?.()) ?? [];
  const folders = others.map((folder) => path.resolve(plugin.dir, folder));
  return theme === undefined ? folders : [theme, ...folders];
}

async function extractAll(files: Iterable<string>): Promise<ExtractedMessages> {
  const messages: CodeMessage[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const found = await extractMessages(file, await fs.readFile(file, 'utf8'));
    messages.push(...found.messages);
    problems.push(...found.problems);
  }
  return {messages, problems};
}

/** Keeps one message per id. If the site and a theme have the same id, the message of the site is kept. */
function uniqueMessages(own: ExtractedMessages, others: ExtractedMessages, siteDir: string): CodeMessages {
  const messages = new Map<string, CodeMessage>();
  const problems = [...own.problems, ...others.problems];
  for (const one of own.messages) {
    const first = messages.get(one.id);
    if (!first) {
      messages.set(one.id, one);
    } else if (first.message !== one.message) {
      const location = `${path.relative(siteDir, first.file)}:${first.line}`;
      const message = `The message "${one.id}" has another text in ${location}, which is used.`;
      problems.push({file: one.file, line: one.line, message});
    }
  }
  for (const one of others.messages) if (!messages.has(one.id)) messages.set(one.id, one);
  return {messages, problems};
}

/** Messages (translatable texts) in the code of a site, by id, and problems: messages that cannot be extracted. */
export interface CodeMessages {
  readonly messages: ReadonlyMap<string, CodeMessage>;
  readonly problems: readonly Problem[];
}

/** Finds the messages (texts of `<Translate>` and `translate()`) in the code of the site, of its plugins and themes. */
export async function findCodeMessages(
  plugins: readonly LoadedPlugin[],
  siteDir: string,
): Promise<CodeMessages> {
  const watched = await Promise.all(plugins.map((plugin) => watchedCode(plugin, siteDir)));
  const own = new Set([...(await codeBelow(path.join(siteDir, 'src'))), ...watched.flat()]);
  const folders = [...plugins.flatMap(codeFolders), OWN_COMPONENTS];
  const brought = new Set(
    (await Promise.all(folders.map(codeBelow))).flat().filter((file) => !own.has(file)),
  );
  return uniqueMessages(await extractAll(own), await extractAll(brought), siteDir);
}
