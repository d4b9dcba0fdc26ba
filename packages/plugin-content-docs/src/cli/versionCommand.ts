import {log} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import {createVersion} from './createVersion.js';

/** The methods of a commander `Command` that this file uses. */
interface Cli {
  command(nameAndArgs: string): Cli;
  description(text: string): Cli;
  action(run: (version: string) => Promise<void>): Cli;
}

/** Registers `site docs:version <version>`, or `docs:version:<id>` for a plugin instance whose id is not "default". */
export function addVersionCommand(cli: Cli, input: DocsPluginInput): void {
  const {id} = input.options;
  const name = id === 'default' ? 'docs:version' : `docs:version:${id}`;
  cli
    .command(`${name} <version>`)
    .description(`Freeze the current docs${id === 'default' ? '' : ` (${id})`} as a version.`)
    .action(async (version) => {
      await createVersion(version, input);
      log.info(`Docs version "${version}" is made. It is the newest release from now on.`);
    });
}
