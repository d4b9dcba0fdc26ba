import process from 'node:process';
import type {Choices} from './Choices.js';
import {chooseProject} from './chooseProject.js';
import {writeProject} from './createProject.js';
import {CreateError, errors, errorText} from './errors.js';
import {finishProject} from './finishProject.js';
import {type Flags, helpText, parseFlags} from './flags.js';
import {isInteractive} from './isInteractive.js';
import {log} from './log.js';
import {version} from './ownPackage.js';
import {openStage, type Stage} from './stage.js';

/** Exit code of a process that Ctrl+C ended. */
const INTERRUPTED = 130;

/**
 * Makes a new project as the command line describes it. Prints what it does; errors, too.
 *
 * @param args - arguments of the command, without its name
 * @returns the exit code: 0, or 1 if the project was not made or its packages were not installed
 */
export async function runCreate(args: readonly string[]): Promise<number> {
  try {
    const flags = parseFlags(args);
    if (flags.help || flags.version) {
      log.line(flags.help ? helpText : version);
      return 0;
    }
    await create(flags);
    return 0;
  } catch (error) {
    if (!(error instanceof CreateError)) throw error;
    log.error(errorText(error));
    return 1;
  }
}

async function create(flags: Flags): Promise<void> {
  const {
    choices,
    defaults,
    notes: remarks,
  } = await chooseProject(flags, {
    cwd: process.cwd(),
    userAgent: process.env.npm_config_user_agent,
    isInteractive: isInteractive(),
  });
  if (defaults.length > 0) {
    const reason = flags.yes ? 'with --yes' : 'since there is no terminal';
    log.line(`Defaults, ${reason}: ${defaults.join(', ')}.`);
  }
  const startedAt = Date.now();
  const notes = await placeProject(choices);
  await finishProject(choices, {notes: [...remarks, ...notes], startedAt});
}

/** Writes the files of a project: all of them, or none. */
async function placeProject(choices: Choices): Promise<readonly string[]> {
  const stage = openStage(choices.dest);
  const stop = () => {
    stage.discard();
    log.error(errorText(errors.stopped('Nothing is left of the new folder.')));
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const notes = await writeProject(choices, stage, new Date().toISOString().slice(0, 10));
    stage.place();
    return notes;
  } catch (error) {
    throw discarded(error, stage);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Removes the temporary folder. @returns the error to throw */
function discarded(error: unknown, stage: Stage): unknown {
  let left = 'Nothing is left of the new folder.';
  try {
    stage.discard();
  } catch {
    left = `The folder ${stage.dir} could not be removed. Please delete it.`;
  }
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? errors.failed({cause: error, left}) : error;
}
