import type {Command as OwnCommand} from 'commander';
import {CommanderError} from 'commander';
import commander, {type CommanderStatic} from 'commander-5';
import {callHook} from '../plugins/callHook.js';
import type {LoadedPlugins} from '../plugins/LoadedPlugins.js';

/** Fields of a command that commander 5.1 has, but does not declare in its types. */
interface CommandParts {
  readonly _name: string;
  readonly _aliases: readonly string[];
  readonly _description?: string;
  readonly _hidden?: boolean;
  readonly _args: readonly {readonly name: string; readonly required: boolean; readonly variadic: boolean}[];
  readonly options: readonly {readonly long?: string}[];
}

/**
 * A command of commander 5.1. Throws mistakes of the user as errors of the newer commander version that core uses,
 * which `runCli` prints.
 */
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

/** Creates the `cli` that `extendCli` gets: commander 5.1, as in Docusaurus. */
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

/** Commands of the CLI that the plugins of a site add with their hook `extendCli`. */
export class PluginCommands {
  readonly #cli = createPluginCli();

  constructor({plugins}: Pick<LoadedPlugins, 'plugins'>) {
    for (const plugin of plugins) callHook(plugin, 'extendCli', (hooks) => hooks.extendCli?.(this.#cli));
  }

  /** Adds the commands of plugins to the help of the CLI. */
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

  /**
   * Runs a command of a plugin.
   *
   * @param args - name of the command, followed by its arguments and options
   */
  async run(args: readonly string[]): Promise<void> {
    await this.#cli.parseAsync([...args], {from: 'user'});
  }

  /** True if a plugin's command defines an option such as "--config". */
  hasOption(name: string, option: string): boolean {
    return this.#find(name)?.options.some(({long}) => long === option) ?? false;
  }

  #find(name: string): CommandParts | undefined {
    return this.#cli.commands
      .map(partsOf)
      .find(({_name, _aliases}) => _name === name || _aliases.includes(name));
  }
}
