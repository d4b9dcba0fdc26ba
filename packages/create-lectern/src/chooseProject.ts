import path from 'node:path';
import type {ColorName} from '@lectern/theme-classic/looks';
import type {Choices} from './Choices.js';
import {type Chooser, createChooser} from './Chooser.js';
import {checkFlags, type ProjectKind} from './checkFlags.js';
import {errors} from './errors.js';
import type {Flags, Language} from './flags.js';
import {hasGit, isInRepository} from './git.js';
import {type Place, placeOf, similarName} from './names.js';
import {lockedManager, type ManagerName, runningManager} from './packageManagers.js';
import {isInstalled} from './run.js';
import {findSource, type Source} from './sources.js';
import {checkEmpty} from './stage.js';
import {findTemplate, type Template} from './templates.js';

/** Choices, and those of them that were taken by default: "template classic". */
export interface ChosenProject {
  readonly choices: Choices;
  readonly defaults: readonly string[];
  /** Remarks about choices that could not be offered, as full sentences. */
  readonly notes: readonly string[];
}

/** Surroundings of the command. */
export interface Surroundings {
  readonly cwd: string;
  /** The variable npm_config_user_agent. */
  readonly userAgent?: string | undefined;
  readonly isInteractive: boolean;
}

/**
 * Determines all choices by flags, prompts and defaults, in this order. Reads folders, writes nothing.
 *
 * @throws {CreateError} for flags that cannot be followed, and if a prompt is cancelled
 */
export async function chooseProject(flags: Flags, around: Surroundings): Promise<ChosenProject> {
  const chooser = await createChooser(around.isInteractive && !flags.yes);
  const given = flags.template === undefined ? undefined : findTemplate(flags.template, around.cwd);
  const place = await choosePlace(flags, {chooser, given, cwd: around.cwd});
  const source = flags.from === undefined ? undefined : findSource(flags.from, around.cwd, place.dest);
  if (given) checkFlags(flags, kindOf(given, source), given.kind === 'git');
  const template = source ? DOCS : await chooseTemplate(given, chooser);
  const kind = kindOf(template, source);
  checkFlags(flags, kind, template.kind === 'git');
  const isOwnSite = kind === 'site' || kind === 'documents';
  const look = isOwnSite ? await chooseLook(flags, chooser) : OWN_LOOK;
  const manager = await chooseManager(flags, {
    chooser,
    running: around.userAgent,
    copied: copiedDir(template, source),
  });
  const gitStrategy = flags.gitStrategy ?? 'deep';
  const gitCommand = gitStrategy === 'custom' ? await askCommand(chooser) : undefined;
  const isCloned = template.kind === 'git' && gitStrategy !== 'copy';
  const git = isCloned ? false : await chooseGit(flags, chooser, place.dest);
  return {
    choices: {
      ...place,
      ...look,
      template,
      source,
      manager,
      git,
      gitStrategy,
      gitCommand,
      install: !flags.skipInstall,
    },
    defaults: chooser.defaults,
    notes:
      isCloned || flags.git === false || hasGit() ? [] : ['git is not installed, so there is no repository.'],
  };
}

const DOCS: Template = {kind: 'own', name: 'docs'};

/** Language and colour of projects for which these are not chosen. */
const OWN_LOOK = {language: 'typescript', color: 'blue'} as const;

function kindOf(template: Template, source: Source | undefined): ProjectKind {
  if (source) return source.kind === 'docusaurus' ? 'moved' : 'documents';
  if (template.kind !== 'own') return 'copied';
  return template.name === 'plugin' ? 'plugin' : 'site';
}

/** Folder that is copied; `undefined` if the project is made of a template of this package, or cloned. */
function copiedDir(template: Template, source: Source | undefined): string | undefined {
  if (source) return source.kind === 'docusaurus' ? source.dir : undefined;
  return template.kind === 'folder' ? template.dir : undefined;
}

async function choosePlace(
  flags: Flags,
  {chooser, given, cwd}: {chooser: Chooser; given: Template | undefined; cwd: string},
): Promise<Place> {
  const rootDir = path.resolve(cwd, flags.rootDir ?? '.');
  const isPlugin = given?.kind === 'own' && given.name === 'plugin';
  const fallback =
    flags.from === undefined
      ? isPlugin
        ? 'my-plugin'
        : 'my-site'
      : `${similarName(path.basename(path.resolve(cwd, flags.from)))}-site`;
  const name = await chooser.choose({
    flag: flags.name,
    fallback,
    label: `name ${fallback}`,
    ask: ({askName}) => askName(fallback, (text) => checkEmpty(placeOf(text, rootDir).dest)),
  });
  const place = placeOf(name, rootDir);
  checkEmpty(place.dest);
  return place;
}

function chooseTemplate(given: Template | undefined, chooser: Chooser): Promise<Template> {
  return chooser.choose<Template>({
    flag: given,
    fallback: {kind: 'own', name: 'classic'},
    label: 'template classic',
    ask: async ({askTemplate}) => ({kind: 'own', name: await askTemplate()}),
  });
}

async function chooseLook(flags: Flags, chooser: Chooser): Promise<Pick<Choices, 'language' | 'color'>> {
  const language = await chooser.choose<Language>({
    flag: flags.language,
    fallback: 'typescript',
    label: 'TypeScript',
    ask: ({askLanguage}) => askLanguage(),
  });
  const color = await chooser.choose<ColorName>({
    flag: flags.color,
    fallback: 'blue',
    label: 'colour blue',
    ask: ({askColor}) => askColor(),
  });
  return {language, color};
}

async function chooseManager(
  flags: Flags,
  {chooser, running, copied}: {chooser: Chooser; running: string | undefined; copied: string | undefined},
): Promise<ManagerName> {
  const locked = copied === undefined ? undefined : lockedManager(copied);
  const fallback = locked ?? runningManager(running) ?? 'npm';
  const manager = await chooser.choose({
    flag: flags.manager,
    fallback,
    label: fallback,
    ask: ({askManager}) => askManager(fallback),
  });
  if (!flags.skipInstall && !isInstalled(manager)) {
    throw errors.optionInvalid(`The package manager ${manager} is not installed, or does not start.`);
  }
  return manager;
}

async function chooseGit(flags: Flags, chooser: Chooser, dest: string): Promise<boolean> {
  if (flags.git === false) return false;
  if (!hasGit()) {
    if (flags.git) throw errors.optionInvalid('git is not installed, so "--git" cannot make a repository.');
    return false;
  }
  if (flags.git === undefined && (await isInRepository(dest))) return false;
  return chooser.choose({
    flag: flags.git,
    fallback: true,
    label: 'a git repository',
    ask: ({askGit}) => askGit(),
  });
}

async function askCommand({prompts}: Chooser): Promise<string> {
  if (prompts) return prompts.askGitCommand();
  throw errors.optionInvalid('"--git-strategy custom" needs a terminal, in which you write the command.');
}
