import fs from 'node:fs';
import path from 'node:path';
import {errors} from './errors.js';
import {listFiles} from './listFiles.js';
import {templatesDir} from './ownPackage.js';

/** Templates of sites in this package. */
export const siteTemplates = ['classic', 'docs', 'api'] as const;

export const templateNames = [...siteTemplates, 'plugin'] as const;

export type SiteTemplate = (typeof siteTemplates)[number];

export type TemplateName = (typeof templateNames)[number];

/** Where the files of a new site come from. */
export type Template =
  | {readonly kind: 'own'; readonly name: TemplateName}
  | {readonly kind: 'folder'; readonly dir: string}
  | {readonly kind: 'git'; readonly url: string};

const GIT_URL = /^(?:(?:https?|git|ssh|file):\/\/|[\w.-]+@[\w.-]+:)/;

/** Recognises a template by its name, address or folder. @throws {CreateError} `CREATE_TEMPLATE_UNKNOWN` */
export function findTemplate(text: string, cwd: string): Template {
  const name = templateNames.find((one) => one === text);
  if (name !== undefined) return {kind: 'own', name};
  if (GIT_URL.test(text)) return {kind: 'git', url: text};
  const dir = path.resolve(cwd, text);
  if (fs.statSync(dir, {throwIfNoEntry: false})?.isDirectory()) return {kind: 'folder', dir};
  throw errors.templateUnknown({template: text, names: templateNames});
}

/**
 * Files of a folder in `templates`: path with "/" → text. npm leaves out files named .gitignore, so the name in the
 * package has no dot.
 */
export function readTemplateFiles(...folder: readonly string[]): ReadonlyMap<string, string> {
  const dir = path.join(templatesDir, ...folder);
  if (!fs.existsSync(dir)) return new Map();
  return new Map(
    listFiles(dir).map((file) => [
      file.replace(/^gitignore$/, '.gitignore'),
      fs.readFileSync(path.join(dir, file), 'utf8'),
    ]),
  );
}
