import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {errors} from '../errors/catalog.js';
import {printError} from '../errors/printError.js';
import {isSiteError} from '../errors/SiteError.js';
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
 * The code that an error comes from: a plugin in its stack, else the innermost file of a package or of the site.
 *
 * @returns `undefined` where the stack has only code of Lectern
 */
export function sourceOfError(error: unknown, siteDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const files = frameFiles(error.stack ?? '');
  const [label] = files.flatMap((file) => labelOfFile(file) ?? []);
  if (label !== undefined) return `The plugin ${label}`;
  const [name] = files.flatMap((file) => {
    const owner = PACKAGE.exec(file)?.[1]?.replaceAll('\\', '/');
    if (owner !== undefined) return owner.startsWith(OUR_SCOPE) ? [] : `The package ${owner}`;
    return file.startsWith(siteDir + path.sep) ? path.relative(siteDir, file) : [];
  });
  return name;
}

/** Prints an error that nothing caught, with the name of the plugin, and ends the process. Node would print its stack alone. */
export function reportUncaughtErrors(): void {
  process.on('uncaughtException', (error: unknown) => {
    const siteDir = path.resolve(defaultSiteDir());
    const from = isSiteError(error) ? undefined : sourceOfError(error, siteDir);
    progressLine?.stop();
    printError(from === undefined ? error : errors.uncaught({from, cause: error}), {siteDir});
    process.exit(1);
  });
}
