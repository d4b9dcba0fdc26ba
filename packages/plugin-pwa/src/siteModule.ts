import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {isFileSync} from '@lectern/core/content-helpers';
import {errors} from './errors.js';

const EXTENSIONS = ['', '.js', '.mjs', '.ts', '.tsx', '.jsx'];

/**
 * Resolves a module that an option names: a path relative to the folder of the site, or a module of a package.
 *
 * @returns absolute path; `undefined` if there is no such module
 */
export function findSiteModule(name: string, siteDir: string): string | undefined {
  const file = path.resolve(siteDir, name);
  const found = EXTENSIONS.map((extension) => file + extension).find(isFileSync);
  if (found !== undefined) return found;
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/** Resolves a module as `findSiteModule` does. @throws {SiteError} `PWA_MODULE` if there is no such module */
export function siteModule(
  option: 'swCustom' | 'swRegister',
  name: string,
  {siteDir, siteConfigPath}: LoadContext,
): string {
  const file = findSiteModule(name, siteDir);
  if (file !== undefined) return file;
  throw errors.moduleMissing({option, name, configFile: siteConfigPath});
}
