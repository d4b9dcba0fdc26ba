import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies a site quickly: files of installed packages become hard links, since no command changes them. Files directly
 * in `node_modules` are copied, since package managers change them.
 */
export function linkTree(from, to) {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else if (isOfPackage(source)) fs.linkSync(source, target);
    else fs.copyFileSync(source, target);
  }
}

function isOfPackage(file) {
  return (
    path.basename(path.dirname(file)) !== 'node_modules' && file.split(path.sep).includes('node_modules')
  );
}
