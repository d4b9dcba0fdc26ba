import {log} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import {createVersion} from './createVersion.js';
import {freezeVersions, thawVersions} from './freezeVersions.js';

/** Options of `site docs:freeze`. */
interface FreezeFlags {
  readonly undo?: boolean;
  readonly yes?: boolean;
}

/** The methods of a commander `Command` that this file uses. */
interface Cli {
  command(nameAndArgs: string): Cli;
  description(text: string): Cli;
  option(flags: string, description: string): Cli;
  action<Arguments extends readonly unknown[]>(run: (...args: Arguments) => Promise<void>): Cli;
}

/** Name of a command: for a plugin instance whose id is not "default", with the id. */
function commandName(name: string, {options: {id}}: DocsPluginInput): string {
  return id === 'default' ? name : `${name}:${id}`;
}

/** Registers `site docs:version <version>`, or `docs:version:<id>` for a plugin instance whose id is not "default". */
export function addVersionCommand(cli: Cli, input: DocsPluginInput): void {
  const {id} = input.options;
  cli
    .command(`${commandName('docs:version', input)} <version>`)
    .description(`Freeze the current docs${id === 'default' ? '' : ` (${id})`} as a version.`)
    .action(async (version: string) => {
      await createVersion(version, input);
      log.info(`Docs version "${version}" is made. It is the newest release from now on.`);
    });
}

/** Registers `site docs:freeze [versions…]`, for a plugin instance with versions from git. */
export function addFreezeCommand(cli: Cli, input: DocsPluginInput): void {
  const {id} = input.options;
  cli
    .command(`${commandName('docs:freeze', input)} [versions...]`)
    .description(
      `Make folders of the docs versions${id === 'default' ? '' : ` (${id})`} that are read from git.`,
    )
    .option('--undo', 'remove folders that are equal to their refs, which are then read from git again')
    .option('--yes', 'remove without a question')
    .action(async (versions: readonly string[], flags: FreezeFlags) => {
      if (flags.undo)
        report(await thawVersions(versions, input, flags.yes ?? false), 'is read from git again');
      else report(await freezeVersions(versions, input), 'is a folder now');
    });
}

function report(names: readonly string[], change: string): void {
  for (const name of names) log.info(`Docs version "${name}" ${change}.`);
  if (names.length === 0) log.info('There was nothing to do.');
}
