import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {writeFileIfChanged} from '@lectern/core/content-helpers';
import {PLUGIN_NAME} from './shared/settings.js';

/** Writes a module that components import as `@generated/docusaurus-theme-search/<name>`. */
export function generateModule(
  {generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>,
  name: string,
  text: string,
): void {
  writeFileIfChanged(path.join(generatedFilesDir, PLUGIN_NAME, name), text);
}
