import path from 'node:path';
import process from 'node:process';
import type {Choices} from './Choices.js';
import {errors, errorText} from './errors.js';
import {startRepository} from './git.js';
import {bold, log} from './log.js';
import {leftToDo} from './migrateCopy.js';
import {installArgs, scriptCommand} from './packageManagers.js';
import {lastLines, run} from './run.js';

/** Exit code of a process that Ctrl+C ended. */
const INTERRUPTED = 130;

interface FinishInput {
  /** Remarks about the files, for the user. */
  readonly notes: readonly string[];
  /** Time in milliseconds. */
  readonly startedAt: number;
}

/**
 * Installs the packages of a project whose files are in their place, makes its repository, and prints the next steps.
 *
 * @throws {CreateError} `CREATE_INSTALL_FAILED`
 */
export async function finishProject(choices: Choices, {notes, startedAt}: FinishInput): Promise<void> {
  const {dest, install, git, source} = choices;
  log.line(`The files are in ${dest}.`);
  if (install) await installPackages(choices);
  const allNotes = [...notes, ...(git ? await repositoryNotes(dest) : [])];
  if (install && source?.kind === 'docusaurus') {
    const list = await leftToDo(dest);
    if (list !== '') log.line(`\n${list}\n`);
  }
  for (const note of allNotes) log.line(note);
  log.line(
    `\n${bold(`${choices.name} is ready`)}, after ${Math.round((Date.now() - startedAt) / 1000)} s.\n`,
  );
  log.line(nextSteps(choices, process.cwd()));
}

async function installPackages({dest, manager}: Choices): Promise<void> {
  const args = installArgs(manager);
  const command = [manager, ...args].join(' ');
  log.line(`Installing packages: ${command}`);
  const stop = () => {
    log.error(errorText(errors.stopped(`${dest} is complete but for its packages. Run "${command}" in it.`)));
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const {isOk, output} = await run(manager, args, dest);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (!isOk) throw errors.installFailed({command, folder: dest, output: lastLines(output)});
}

async function repositoryNotes(dest: string): Promise<readonly string[]> {
  const state = await startRepository(dest);
  if (state === 'committed') return [];
  return state === 'made'
    ? ['git has no name and address of you, so the first commit is left to you: git commit -m "New site"']
    : ['git could not make a repository. The site does not need one.'];
}

/** Commands with which the user goes on. @param cwd - folder in which the user is */
function nextSteps({dest, manager, install, template, source}: Choices, cwd: string): string {
  const folder = path.relative(cwd, dest);
  const isPlugin = !source && template.kind === 'own' && template.name === 'plugin';
  const steps = [
    ...(folder === '' ? [] : [`cd ${/\s/.test(folder) ? `"${folder}"` : folder}`]),
    ...(install ? [] : [`${manager} install`]),
    scriptCommand(manager, isPlugin ? 'test' : 'start'),
  ];
  return steps.map((step) => `  ${bold(step)}`).join('\n');
}
