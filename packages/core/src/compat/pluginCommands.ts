import type {Command as OwnCommand} from 'commander';
import {CommanderError} from 'commander';
import commander, {type CommanderStatic} from 'commander-5';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';

/** Parts of a command of commander 5.1 that its types leave out. */
interface CommandParts {
  readonly _name: string;
  readonly _aliases: readonly string[];
  readonly _description?: string;
  readonly _hidden?: boolean;
  readonly _args: readonly {readonly name: string; readonly required: boolean; readonly variadic: boolean}[];
  readonly options: readonly {readonly long?: string}[];
}

/** A command of commander 5.1 whose mistakes are thrown as errors of our own commander, and printed by `runCli` alone. */
class PluginCommand extends commander.Command {
  override createCommand(name?: string): PluginCommand {
    return new PluginCommand(name);
  }

  missingArgument(name: string): never {
    throw mistake('missingArgument', `missing required argument '${name}'`);
  }

  optionMissingArgument(option: {readonly flags: string}): never {
    throw mistake('optionMissingArgument', `option '${option.flags}' argument missing`);
  }

  missingMandatoryOptionValue(option: {readonly flags: string}): never {
    throw mistake('missingMandatoryOptionValue', `required option '${option.flags}' not specified`);
  }

  unknownOption(flag: string): void {
    const {_allowUnknownOption: isAllowed} = this as unknown as {readonly _allowUnknownOption: boolean};
    if (!isAllowed) throw mistake('unknownOption', `unknown option '${flag}'`);
  }

  unknownCommand(): never {
    throw mistake('unknownCommand', `unknown command '${this.args[0]}'`);
  }
}

function mistake(code: string, text: string): CommanderError {
  return new CommanderError(1, `commander.${code}`, text);
}

/** The command line that `extendCli` gets: commander 5.1, as in Docusaurus. */
function createPluginCli(): CommanderStatic {
  const {Command, Option, CommanderError: Failure} = commander;
  const cli = new PluginCommand('site').exitOverride((error) => {
    throw new CommanderError(error.exitCode, error.code, error.message);
  });
  return Object.assign(cli, {Command, Option, CommanderError: Failure, program: cli}) as CommanderStatic;
}

function partsOf(command: unknown): CommandParts {
  return command as CommandParts;
}

/** The commands of the plugins of a site. */
export class PluginCommands {
  readonly #cli = createPluginCli();

  constructor({plugins}: Pick<LoadedPlugins, 'plugins'>) {
    for (const plugin of plugins) callHook(plugin, 'extendCli', (hooks) => hooks.extendCli?.(this.#cli));
  }

  /** Adds them to the list of commands in our help. */
  list(program: OwnCommand): void {
    const names = new Set(program.commands.map((command) => command.name()));
    for (const {_name: name, _aliases, _description, _hidden = false, _args} of this.#cli.commands.map(
      partsOf,
    )) {
      if (names.has(name)) continue;
      names.add(name);
      const listed = program
        .command(name, {hidden: _hidden})
        .description(_description ?? '')
        .aliases(_aliases);
      for (const arg of _args) {
        const text = arg.variadic ? `${arg.name}...` : arg.name;
        listed.argument(arg.required ? `<${text}>` : `[${text}]`);
      }
    }
  }

  has(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** @param args - begin with the name of the command */
  async run(args: readonly string[]): Promise<void> {
    await this.#cli.parseAsync([...args], {from: 'user'});
  }

  /** Checks that a command has an option of its own: "--config". */
  hasOption(name: string, option: string): boolean {
    return this.#find(name)?.options.some(({long}) => long === option) ?? false;
  }

  #find(name: string): CommandParts | undefined {
    return this.#cli.commands
      .map(partsOf)
      .find(({_name, _aliases}) => _name === name || _aliases.includes(name));
  }
}
