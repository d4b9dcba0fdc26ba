import fs from 'node:fs';
import path from 'node:path';
import {isWithin} from './copyFolder.js';
import {errors} from './errors.js';
import {STAGE_PREFIX} from './stage.js';

/** Folder that `--from` names. */
export interface Source {
  readonly kind: 'markdown' | 'docusaurus';
  /** Absolute path. */
  readonly dir: string;
}

const MADE = ['node_modules', '.docusaurus', '.git', 'build'];

/** True for files and folders of a site that a copy of it makes again. */
export function isMadeAgain(name: string): boolean {
  return MADE.includes(name) || name.startsWith(STAGE_PREFIX);
}

/** True for files and folders that are not part of documents. */
export function isNoDocument(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function hasConfig(dir: string, name: string): boolean {
  return fs.readdirSync(dir).some((file) => new RegExp(`^${name}\\.config\\.[cm]?[jt]s$`).test(file));
}

function hasMarkdown(dir: string): boolean {
  return fs
    .readdirSync(dir, {withFileTypes: true})
    .filter(({name}) => !isNoDocument(name))
    .some((entry) =>
      entry.isDirectory() ? hasMarkdown(path.join(dir, entry.name)) : /\.mdx?$/i.test(entry.name),
    );
}

/**
 * Recognises a Docusaurus site by its config, and other folders by their Markdown.
 *
 * @param dest - folder of the new site; it must not be in the source
 * @throws {CreateError} `CREATE_SOURCE_INVALID`
 */
export function findSource(text: string, cwd: string, dest: string): Source {
  const dir = path.resolve(cwd, text);
  const invalid = (reason: string, hint: string) => errors.sourceInvalid({folder: dir, reason, hint});
  if (!fs.statSync(dir, {throwIfNoEntry: false})?.isDirectory()) {
    throw invalid('is not a folder', 'Name an existing folder of Markdown, or that of a Docusaurus site.');
  }
  if (isWithin(dest, dir) || isWithin(dir, dest)) {
    throw invalid(
      'and the new site are in each other',
      `The new site would be in ${dest}. Run the command in another folder.`,
    );
  }
  if (hasConfig(dir, 'docusaurus')) return {kind: 'docusaurus', dir};
  if (hasConfig(dir, 'site')) {
    throw invalid('is a Lectern site already', 'Copy its folder, or name it as the template.');
  }
  if (hasMarkdown(dir)) return {kind: 'markdown', dir};
  throw invalid(
    'has no Markdown files and no docusaurus.config',
    'Name a folder with .md files, or that of a Docusaurus site.',
  );
}
