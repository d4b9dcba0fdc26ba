import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {PublishRefusal} from '../ReferenceReader.js';
import type {PublishScope} from '../types.js';
import {isInside} from './resolveFiles.js';

type Reason = PublishRefusal['reason'];

const WHY: {readonly [reason in Reason]: string} = {
  outside: 'it is outside of the site and its repository',
  link: 'a symbolic link leads to it, out of the site and its repository',
  dotfile: 'its name, or that of a folder around it, starts with a dot',
  package: 'it is in node_modules',
  config: 'it is the configuration of the site',
  denied: '"markdown.files.deny" names it',
};

export const NOT_PUBLISHABLE = 'FILE_NOT_PUBLISHABLE';

export const NOT_PUBLISHABLE_HINT =
  'Move the file into the site, or name it in "markdown.files.allow" of the configuration if everybody may read it.';

/**
 * Returns the message for a file that may not be published.
 *
 * @param subject - reference to the file, with which the message begins: 'The link "../.env"'
 */
export function describeRefusal(subject: string, {reason, shown}: PublishRefusal): string {
  return `${subject} leads to the file ${shown}, which may not be published: ${WHY[reason]}.`;
}

/**
 * Resolves the symbolic links in a path.
 *
 * @returns `undefined` if there is no such file, or if the path is invalid.
 */
export function realPathOf(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    return undefined;
  }
}

/**
 * Checks that a file may be published. If several folders or files in `scope` contain the file, the innermost of them
 * decides: `deny` refuses the file, `staticDirs` permits all names, `folders` and `allow` permit names that do not
 * begin with a dot and are not in `node_modules`. The configuration may be published only if `allow` names it.
 *
 * @param file - absolute path, as content refers to it
 * @param real - real path of the file
 * @returns the reason for a refusal; `undefined` if the file may be published.
 */
export function publishRefusal(file: string, real: string, scope: PublishScope): PublishRefusal | undefined {
  const reason = refusalReason(file, real, scope);
  if (reason === undefined) return undefined;
  if (reason === 'outside' || reason === 'link') return {reason, shown: real};
  const siteDir = realPathOf(scope.siteDir) ?? scope.siteDir;
  return {reason, shown: path.relative(siteDir, real).split(path.sep).join('/')};
}

function refusalReason(file: string, real: string, scope: PublishScope): Reason | undefined {
  const {folders, staticDirs, allow, deny, configFile} = scope;
  const root = innermost(real, [...folders, ...staticDirs, ...allow]);
  const denied = innermost(real, deny);
  if (denied !== undefined && denied.length >= (root?.length ?? 0)) return 'denied';
  if (root === undefined) return seemsInside(file, scope) ? 'link' : 'outside';
  if (real === configFile && root !== real) return 'config';
  if (staticDirs.includes(root)) return undefined;
  const names = path.relative(root, real).split(path.sep);
  if (names.includes('node_modules')) return 'package';
  return names.some((name) => name.startsWith('.')) ? 'dotfile' : undefined;
}

function seemsInside(file: string, {siteDir, folders}: PublishScope): boolean {
  return isInside(file, siteDir) || innermost(realPathOf(path.dirname(file)) ?? '', folders) !== undefined;
}

function innermost(file: string, roots: readonly string[]): string | undefined {
  const around = roots.filter((root) => root === file || isInside(file, root));
  return around.sort((a, b) => b.length - a.length)[0];
}
