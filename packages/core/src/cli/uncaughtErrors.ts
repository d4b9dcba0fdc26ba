import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {errors} from '../errors/catalog.js';
import {printError} from '../errors/printError.js';
import {isSiteError} from '../errors/SiteError.js';
import {isBelow} from '../paths.js';
import {labelOfFile} from '../plugins/callHook.js';
import {progressLine} from '../terminal/progress.js';
import {defaultSiteDir} from './options.js';

const FRAME_FILE = /\(?(file:\/\/[^()]+|\/[^()]*|[A-Za-z]:\\[^()]*):\d+:\d+\)?$/;
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/s;
const OUR_SCOPE = '@lectern/';
const ownDir = fileURLToPath(new URL('../..', import.meta.url));

function frameFiles(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const file = FRAME_FILE.exec(line.trim().replace(/^at (?:async )?/, ''))?.[1];
    if (file === undefined || file.startsWith(ownDir)) return [];
    return file.startsWith('file:') ? fileURLToPath(file) : file;
  });
}

/**
 * Description of the code that threw an error: the plugin in its stack trace ("The plugin x"), otherwise the package or
 * the file of the site that is nearest to the top of the stack.
 *
 * @returns `undefined` if the stack only contains code of Lectern
 */
export function sourceOfError(error: unknown, siteDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const files = frameFiles(error.stack ?? '');
  const [label] = files.flatMap((file) => labelOfFile(file) ?? []);
  if (label !== undefined) return `The plugin ${label}`;
  const [name] = files.flatMap((file) => {
    const owner = PACKAGE.exec(file)?.[1]?.replaceAll('\\', '/');
    if (owner !== undefined) return owner.startsWith(OUR_SCOPE) ? [] : `The package ${owner}`;
    return isBelow(siteDir, file) ? path.relative(siteDir, file) : [];
  });
  return name;
}

/**
 * Makes the process print uncaught errors with the name of the plugin that threw them, and then end. By default, Node
 * prints only the stack.
 */
export function reportUncaughtErrors(): void {
  process.on('uncaughtException', (error: unknown) => {
    const siteDir = path.resolve(defaultSiteDir());
    const from = isSiteError(error) ? undefined : sourceOfError(error, siteDir);
    progressLine?.stop();
    printError(from === undefined ? error : errors.uncaught({from, cause: error}), {siteDir});
    process.exit(1);
  });
}
