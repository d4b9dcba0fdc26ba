import path from 'node:path';
import {type Command, CommanderError} from 'commander';
import {errors} from '../errors/catalog.js';
import {printError} from '../errors/printError.js';
import {isSiteError, type SiteError} from '../errors/SiteError.js';
import {capitalise} from '../errors/words.js';
import {progressLine} from '../terminal/progress.js';
import {defaultSiteDir} from './options.js';
import {loadPluginCommands, runPluginCommand, splitConfig} from './pluginCommands.js';
import {createProgram} from './program.js';

const NO_SITE: ReadonlySet<string> = new Set(['SITE_DIR_NOT_FOUND', 'CONFIG_NOT_FOUND']);

function hasCommand(program: Command, name: string): boolean {
  return (
    name === 'help' ||
    program.commands.some((command) => command.name() === name || command.aliases().includes(name))
  );
}

function asksForHelp([name]: readonly string[]): boolean {
  return name === undefined || ['help', '--help', '-h'].includes(name);
}

/**
 * Lists the commands of plugins too where there is a site. Help must not fail: an error of the site is a note below it.
 *
 * @returns `true` if it printed the help of such a command
 */
async function helpWithPlugins(program: Command, args: readonly string[]): Promise<boolean> {
  const [, name = ''] = args;
  try {
    const commands = await loadPluginCommands(splitConfig(args).config);
    if (args[0] === 'help' && !hasCommand(program, name) && commands.has(name)) {
      await commands.run([name, '--help']);
      return true;
    }
    commands.list(program);
  } catch (error) {
    if (error instanceof CommanderError) throw error;
    if (isSiteError(error) && NO_SITE.has(error.code)) return false;
    const reason = error instanceof Error ? error.message : String(error);
    program.addHelpText('after', `\nThe commands of plugins are missing here. ${reason}`);
  }
  return false;
}

/** Runs the command of `args`, that of a plugin if need be. */
async function runCommand(program: Command, args: readonly string[]): Promise<void> {
  const [name] = args;
  if (asksForHelp(args) && (await helpWithPlugins(program, args))) return;
  if (name === undefined) program.help({error: true});
  if (name.startsWith('-') || hasCommand(program, name)) {
    await program.parseAsync(args, {from: 'user'});
    return;
  }
  const commands = await loadPluginCommands(splitConfig(args).config);
  commands.list(program);
  if (!commands.has(name)) {
    throw errors.commandUnknown({name, known: program.commands.map((command) => command.name())});
  }
  await runPluginCommand(commands, args);
}

/** The folder argument of a command. Commands of plugins take none: their arguments are something else. */
function siteDirOf(program: Command, name: string | undefined): string {
  const command = program.commands.find((one) => one.name() === name);
  const index = command?.registeredArguments.findIndex((argument) => argument.name() === 'siteDir') ?? -1;
  return path.resolve((index === -1 ? undefined : command?.processedArgs[index]) ?? defaultSiteDir());
}

/** Help and version have been printed by the time that commander throws. */
function isHelp({code}: CommanderError): boolean {
  return ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(code);
}

/** commander's own words: "error: unknown option '--ot-dir'\n(Did you mean --out-dir?)". */
function commandInvalid(program: Command, [name]: readonly string[], {message}: CommanderError): SiteError {
  const [first = '', suggestion = ''] = message.replace(/^error: /, '').split('\n');
  const command = name !== undefined && hasCommand(program, name) ? `site ${name}` : 'site';
  return errors.commandInvalid({reason: capitalise(first), suggestion: suggestion.slice(1, -1), command});
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
    if (error instanceof CommanderError && isHelp(error)) return error.exitCode;
    const shown = error instanceof CommanderError ? commandInvalid(program, args, error) : error;
    progressLine?.stop();
    printError(shown, {siteDir: siteDirOf(program, args[0])});
    return 1;
  }
}
