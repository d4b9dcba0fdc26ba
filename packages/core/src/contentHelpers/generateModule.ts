import path from 'node:path';
import {writeFileIfChanged} from '@lectern/store';
import {relativePath} from '../paths.js';
import type {LoadContext} from '../plugins/Plugin.js';

/** A module below the generated files of the site. */
export interface GeneratedModule {
  /** Name of the plugin: the folder of the module. */
  readonly plugin: string;
  readonly name: string;
  /**
   * Makes the text of the module.
   *
   * @param requestOf - returns the request by which the module imports a file, given by its absolute path. It is
   *   relative, since the bundler derives variable names from requests, and the bundle of a site must have the same
   *   bytes in any folder
   */
  text(requestOf: (file: string) => string): string;
}

/**
 * Writes a module, which the theme imports as `@generated/<plugin>/<name>`. If its text is the same as before, the file
 * is not touched, so that the bundler does not bundle again.
 *
 * @returns absolute path
 */
export function generateModule(
  {generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>,
  {plugin, name, text}: GeneratedModule,
): string {
  const folder = path.join(generatedFilesDir, plugin);
  const file = path.join(folder, name);
  const requestOf = (imported: string) => relativePath(folder, imported).replace(/^(?![./]|\w:)/, './');
  writeFileIfChanged(file, text(requestOf));
  return file;
}
