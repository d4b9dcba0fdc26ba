import path from 'node:path';
import {type Command, CommanderError} from 'commander';
import {errors} from '../errors/catalog.js';
import {printError} from '../errors/printError.js';
import {isSiteError, type SiteError} from '../errors/SiteError.js';
import {capitalise, messageOf} from '../errors/words.js';
import {progressLine} from '../terminal/progress.js';
import {defaultSiteDir} from './options.js';
import {loadPluginCommands, runPluginCommand, splitConfig} from './pluginCommands.js';
import {createProgram} from './program.js';

/** Commands that check a site, and the code of the error by which they report mistakes. */
const CHECKS: ReadonlyMap<string, string> = new Map([
  ['samples', 'SAMPLE_FAILED'],
  ['check', ''],
]);

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
 * Adds the commands of plugins to the help, if there is a site. Help must always be printed, so an error of the site
 * only adds a note.
 *
 * @returns `true` if it printed the help of a plugin's command
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
    program.addHelpText('after', `\nThe commands of plugins are missing here. ${messageOf(error)}`);
  }
  return false;
}

/** Runs the command in `args`. Plugins are loaded only for help, and for commands that are not built in. */
async function runCommand(program: Command, args: readonly string[]): Promise<void> {
  const [name] = args;
  if (asksForHelp(args) && (await helpWithPlugins(program, args))) return;
  if (name === undefined) program.help({error: true});
  if (name.startsWith('-') || hasCommand(program, name)) {
    await program.parseAsync(args, {from: 'user'});
    return;
  }
  const unknown = (noSite?: SiteError) =>
    errors.commandUnknown({name, known: program.commands.map((command) => command.name()), noSite});
  const {config} = splitConfig(args);
  const commands = await loadPluginCommands(config).catch((error: unknown) => {
    const isOutside = isSiteError(error) && NO_SITE.has(error.code) && config === undefined;
    throw isOutside ? unknown(error) : error;
  });
  commands.list(program);
  if (!commands.has(name)) throw unknown();
  await runPluginCommand(commands, args);
}

/** Site folder of a command: its argument `siteDir`, or the default. Commands of plugins have no such argument. */
function siteDirOf(program: Command, name: string | undefined): string {
  const command = program.commands.find((one) => one.name() === name);
  const index = command?.registeredArguments.findIndex((argument) => argument.name() === 'siteDir') ?? -1;
  return path.resolve((index === -1 ? undefined : command?.processedArgs[index]) ?? defaultSiteDir());
}

/**
 * True for an error that commander throws after it has printed help or the version. The user has then made no mistake.
 */
function isHelp({code}: CommanderError): boolean {
  return ['commander.help', 'commander.helpDisplayed', 'commander.version'].includes(code);
}

/**
 * Converts an error of commander to a `SiteError`. The message of commander is, for example, "error: unknown option
 * '--ot-dir'\n(Did you mean --out-dir?)".
 */
function commandInvalid(program: Command, [name]: readonly string[], {message}: CommanderError): SiteError {
  const [first = '', suggestion = ''] = message.replace(/^error: /, '').split('\n');
  const command = name !== undefined && hasCommand(program, name) ? `site ${name}` : 'site';
  return errors.commandInvalid({reason: capitalise(first), suggestion: suggestion.slice(1, -1), command});
}

/**
 * Exit code of a command that has failed: 1. Commands that check a site exit with 1 if they have found mistakes, and with
 * 2 if they could not check.
 */
function exitCodeOf(error: unknown, name: string | undefined): number {
  const findings = CHECKS.get(name ?? '');
  return findings === undefined || (isSiteError(error) && error.code === findings) ? 1 : 2;
}

/**
 * Runs a command; prints the error if it fails.
 *
 * @param args - arguments of the command line, without the paths of node and of the script
 * @returns the exit code: 0, what the command has set, or 1 after an error; 2 if `site check` or `site samples` could not check. A server that the command started keeps running.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  process.env.NODE_ENV ??= args[0] === 'build' ? 'production' : 'development';
  process.env.BABEL_ENV ??= process.env.NODE_ENV;
  const program = createProgram();
  try {
    await runCommand(program, args);
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError && isHelp(error)) return error.exitCode;
    const shown = error instanceof CommanderError ? commandInvalid(program, args, error) : error;
    progressLine?.stop();
    printError(shown, {siteDir: siteDirOf(program, args[0])});
    return exitCodeOf(error, args[0]);
  }
}
