import {type ColorName, colorPresets} from '@lectern/theme-classic/looks';
import type {Language} from './flags.js';
import {managerFiles, pluginManifest, siteManifest} from './manifests.js';
import type {ManagerName} from './packageManagers.js';
import {readTemplateFiles, type TemplateName} from './templates.js';

/** Input of a project that is made of a template of this package. */
export interface ProjectInput {
  /** Name of the package. */
  readonly name: string;
  /** Title of the site: "My site". */
  readonly title: string;
  readonly template: TemplateName;
  readonly language: Language;
  readonly manager: ManagerName;
  readonly color: ColorName;
  /** Day of the first post: "2026-11-29". */
  readonly date: string;
}

/** Texts by path with "/", relative to the folder of the project. */
export type ProjectFiles = ReadonlyMap<string, string>;

function filled(text: string, {name, title, manager, color, date}: ProjectInput): string {
  const values: {readonly [mark: string]: string} = {
    name,
    title,
    date,
    colors: color,
    color: colorPresets[color].light,
    colorDark: colorPresets[color].dark,
    run: `${manager} run`,
    // Yarn keeps its state and, by its settings, all archives in the folder of the project.
    managerFolders: manager === 'yarn' ? '/.yarn\n' : '',
  };
  return text.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => values[key] ?? mark);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Plans all files of a new project. Pure, but for the templates that it reads. */
export function planProject(input: ProjectInput): ProjectFiles {
  const {template, language} = input;
  if (template === 'plugin') {
    return new Map([
      ['package.json', json(pluginManifest(input))],
      ...managerFiles(input),
      ...fillAll(readTemplateFiles('plugin'), input),
    ]);
  }
  const folders = ['shared', template].flatMap((folder) => [
    readTemplateFiles(folder, 'files'),
    readTemplateFiles(folder, language),
  ]);
  return new Map([
    ['package.json', json(siteManifest(input))],
    ...managerFiles(input),
    ...folders.flatMap((files) => fillAll(files, input)),
  ]);
}

function fillAll(files: ProjectFiles, input: ProjectInput): readonly (readonly [string, string])[] {
  return [...files].map(([file, text]) => [file, filled(text, input)] as const);
}
