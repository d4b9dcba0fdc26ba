import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const CONFIG = /^(?:site|docusaurus)\.config\.[cm]?[jt]s$/;

/**
 * Returns the command that has to run instead of the one that was started: the command in the copy of `@lectern/core`
 * that the site resolves, which its themes and plugins use, too. Package managers may install several copies, for
 * example for plugins that have `@docusaurus/core` as a peer, and link any of them in `node_modules/.bin`.
 *
 * @param {string} own - URL of the command that was started
 * @param {readonly string[]} args - of the command line
 * @param {string} cwd
 * @returns {string | undefined} a URL; `undefined` if the command is the right one, or is run from a checkout
 */
export function otherCommand(own, args, cwd) {
  const file = fs.realpathSync(fileURLToPath(own));
  if (!file.split(path.sep).includes('node_modules')) return undefined;
  const command = commandOfSite(siteDirOf(args, cwd));
  return command === undefined || command === file ? undefined : pathToFileURL(command).href;
}

/**
 * Returns the absolute path of `bin/site.mjs` in the copy of `@lectern/core` that the site resolves; `undefined` if
 * there is none.
 *
 * @param {string} siteDir
 */
function commandOfSite(siteDir) {
  try {
    const manifest = createRequire(path.join(siteDir, 'index.js')).resolve('@lectern/core/package.json');
    return fs.realpathSync(path.join(path.dirname(manifest), 'bin/site.mjs'));
  } catch {
    return undefined;
  }
}

/**
 * Returns the first argument that is a folder with a config file; otherwise the current folder.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function siteDirOf(args, cwd) {
  const folders = args.slice(1).map((arg) => path.resolve(cwd, arg));
  return folders.find(hasConfig) ?? cwd;
}

/**
 * Returns true if a folder contains a config file.
 *
 * @param {string} folder
 */
function hasConfig(folder) {
  try {
    return fs.readdirSync(folder).some((name) => CONFIG.test(name));
  } catch {
    return false;
  }
}
