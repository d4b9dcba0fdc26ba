import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const trash = fileURLToPath(new URL('../.work/trash/', import.meta.url));
let discarded = 0;

/**
 * Moves a folder to a trash folder, which is deleted when the process exits. Without this, the next measured build
 * would be slower: for minutes after many files were deleted, ext4 needs long to find an inode for each new file.
 */
export function discard(folder) {
  if (!fs.existsSync(folder)) return;
  fs.mkdirSync(trash, {recursive: true});
  discarded += 1;
  fs.renameSync(folder, path.join(trash, `${process.pid}-${discarded}`));
}

// run.mjs sets BENCH_KEEP_TRASH for the scripts that it starts, and deletes the trash itself after the last one.
if (!process.env.BENCH_KEEP_TRASH) process.on('exit', () => fs.rmSync(trash, {recursive: true, force: true}));

/** Writes files into a folder. `files`: relative path → text, or a value to write as JSON. */
export function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** Source of a module whose default export is the value. */
export function asModule(value, imports = '') {
  return `${imports}export default ${JSON.stringify(value, null, 2)};\n`;
}
