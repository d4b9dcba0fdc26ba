import path from 'node:path';
import {type Command, CommanderError} from 'commander';
import {errors} from '../errors/catalog.js';
import {extendProgram} from './extendProgram.js';
import {defaultSiteDir} from './options.js';
import {printError} from './printError.js';
import {createProgram} from './program.js';

function hasCommand(program: Command, name: string): boolean {
  return (
    name === 'help' ||
    program.commands.some((command) => command.name() === name || command.aliases().includes(name))
  );
}

/** Runs the command of `args`, that of a plugin if need be. */
async function runCommand(program: Command, args: readonly string[]): Promise<void> {
  const [name] = args;
  if (name === undefined) program.help({error: true});
  if (!name.startsWith('-') && !hasCommand(program, name)) {
    await extendProgram(program);
    if (!hasCommand(program, name)) {
      throw errors.commandUnknown({name, known: program.commands.map((command) => command.name())});
    }
  }
  await program.parseAsync(args, {from: 'user'});
}

/**
 * The whole command line: runs a command and prints the error that ends it.
 *
 * @param args - without node and script
 * @returns the exit code. A server that a command started keeps running.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  process.env.NODE_ENV ??= args[0] === 'build' ? 'production' : 'development';
  process.env.BABEL_ENV ??= process.env.NODE_ENV;
  const program = createProgram();
  try {
    await runCommand(program, args);
    return 0;
  } catch (error) {
    // commander has said already what is wrong, or printed what was asked for.
    if (error instanceof CommanderError) return error.exitCode;
    printError(error, {
      siteDir: path.resolve(
        program.commands.find((command) => command.name() === args[0])?.processedArgs[0] ?? defaultSiteDir(),
      ),
    });
    return 1;
  }
}
