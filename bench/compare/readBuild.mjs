import fs from 'node:fs';
import path from 'node:path';
import {readPage} from './readPage.mjs';

/**
 * Reads every page of a build.
 *
 * @param ignored - paths relative to the folder; what begins with one of them is left out
 */
export function readBuild(folder, ignored) {
  return (
    fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      // Redirects of addresses such as /page.html are folders of this name.
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) =>
        path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
      )
      .filter((name) => name.endsWith('.html') && !ignored.some((prefix) => name.startsWith(prefix)))
      .sort()
      .map((name) => readPage(fs.readFileSync(path.join(folder, name), 'utf8'), name))
  );
}
