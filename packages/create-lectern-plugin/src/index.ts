import {runCreate} from 'create-lectern';

/**
 * Makes a new plugin: the template "plugin" of create-lectern, with its other options.
 *
 * @param args - arguments of the command, without its name
 * @returns the exit code, as `runCreate` returns it
 */
export function runCreatePlugin(args: readonly string[]): Promise<number> {
  return runCreate(['--template', 'plugin', ...args]);
}
