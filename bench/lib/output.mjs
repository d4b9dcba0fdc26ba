import fs from 'node:fs';
import path from 'node:path';

/** Number and size of the files in a folder, by kind. Sizes are in bytes, uncompressed. */
export function measureFolder(folder) {
  const sizes = {files: 0, bytes: 0, htmlBytes: 0, htmlFiles: 0, jsBytes: 0, jsFiles: 0};
  for (const file of walk(folder)) {
    const {size} = fs.statSync(file);
    sizes.files += 1;
    sizes.bytes += size;
    if (file.endsWith('.html')) {
      sizes.htmlBytes += size;
      sizes.htmlFiles += 1;
    } else if (/\.m?js$/.test(file)) {
      sizes.jsBytes += size;
      sizes.jsFiles += 1;
    }
  }
  return sizes;
}

/** Bytes of all files in the given folders; missing folders are ignored. */
export function folderBytes(folders) {
  return folders
    .filter((folder) => fs.existsSync(folder))
    .reduce((sum, folder) => sum + measureFolder(folder).bytes, 0);
}

function* walk(folder) {
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(file);
    else if (entry.isFile()) yield file;
  }
}
