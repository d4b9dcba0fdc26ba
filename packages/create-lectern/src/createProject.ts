import fs from 'node:fs';
import path from 'node:path';
import type {Choices} from './Choices.js';
import {copyFolder} from './copyFolder.js';
import {errors} from './errors.js';
import {cloneTemplate} from './git.js';
import {managerFiles} from './manifests.js';
import {takeOverMarkdown, withoutSamplePages} from './markdownFolder.js';
import {migrateCopy} from './migrateCopy.js';
import {titleOf} from './names.js';
import {planProject} from './planProject.js';
import {isMadeAgain} from './sources.js';
import {type Stage, writeFiles} from './stage.js';
import type {TemplateName} from './templates.js';

/** Remarks for the user about a project that was written. */
type Notes = readonly string[];

/**
 * Writes a project to a temporary folder. The caller places or discards it.
 *
 * @param date - day of the first post
 * @throws {CreateError}
 */
export async function writeProject(choices: Choices, stage: Stage, date: string): Promise<Notes> {
  const {template, source} = choices;
  if (source?.kind === 'docusaurus') return moveSite(source.dir, choices, stage.dir);
  if (template.kind === 'git') {
    const {gitStrategy: strategy, gitCommand: command} = choices;
    await cloneTemplate({url: template.url, strategy, command}, stage.dir);
    renamePackage(choices, stage.dir);
    return [];
  }
  if (template.kind === 'folder') {
    const links = copyFolder(template.dir, stage.dir, isMadeAgain);
    renamePackage(choices, stage.dir);
    return linkNotes(links);
  }
  return writeOwn(template.name, choices, {dir: stage.dir, date});
}

function writeOwn(template: TemplateName, choices: Choices, {dir, date}: {dir: string; date: string}): Notes {
  const title = titleOf(choices.name);
  const files = planProject({...choices, template, title, date});
  if (!choices.source) {
    writeFiles(dir, files);
    return [];
  }
  writeFiles(dir, withoutSamplePages(files));
  const links = takeOverMarkdown(choices.source.dir, dir, title);
  return [
    ...linkNotes(links),
    'Links of your documents that lead nowhere are warnings, until you change that in the config.',
  ];
}

/** Copies a Docusaurus site and changes the copy to a site of Lectern. */
async function moveSite(from: string, choices: Choices, dir: string): Promise<Notes> {
  const links = copyFolder(from, dir, isMadeAgain);
  renamePackage(choices, dir);
  await migrateCopy({from, dir});
  return linkNotes(links);
}

function linkNotes(links: readonly string[]): Notes {
  return links.map((link) => `${link} is a symbolic link, which was not copied.`);
}

/** Writes the name of the project to a package.json that was copied. @throws {CreateError} `CREATE_SOURCE_INVALID` */
function renamePackage({name, dest, manager}: Choices, dir: string): void {
  const file = path.join(dir, 'package.json');
  const invalid = (reason: string) =>
    errors.sourceInvalid({
      folder: 'The template',
      reason,
      hint: `Nothing was written to ${dest}. A template is the folder of a site, with its package.json. A site around a folder of Markdown is made by --from, which npm needs behind "--": npm create lectern@latest my-site -- --from notes`,
    });
  if (!fs.existsSync(file)) throw invalid('has no package.json');
  let manifest: object;
  try {
    manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw invalid(`has a package.json that is not valid JSON: ${(error as Error).message}`);
  }
  fs.writeFileSync(file, `${JSON.stringify({...manifest, name}, null, 2)}\n`);
  for (const [name, text] of managerFiles({manager, template: 'classic'})) {
    if (!fs.existsSync(path.join(dir, name))) fs.writeFileSync(path.join(dir, name), text);
  }
}
