import fs from 'node:fs';
import path from 'node:path';
import {readPage} from './readPage.mjs';

/**
 * Reads every page of a build.
 *
 * @param ignored - beginnings of paths relative to the folder ("search/"); such pages are left out
 */
export function readBuild(folder, ignored) {
  return (
    fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      // Leaves out folders: the redirect from /page.html is in a folder with this name.
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) =>
        path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
      )
      .filter((name) => name.endsWith('.html') && !ignored.some((prefix) => name.startsWith(prefix)))
      .sort()
      .map((name) => readPage(fs.readFileSync(path.join(folder, name), 'utf8'), name))
  );
}
