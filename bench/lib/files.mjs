import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const trash = fileURLToPath(new URL('../.work/trash/', import.meta.url));
let discarded = 0;

/**
 * Moves a folder out of the way. It is deleted when the process ends: for minutes after many files were deleted, ext4
 * searches long for the inode of each new file, and a measured build would pay for the clean-up before it.
 */
export function discard(folder) {
  if (!fs.existsSync(folder)) return;
  fs.mkdirSync(trash, {recursive: true});
  discarded += 1;
  fs.renameSync(folder, path.join(trash, `${process.pid}-${discarded}`));
}

// run.mjs sets it for the scripts that it starts, and deletes the folder itself after the last one.
if (!process.env.BENCH_KEEP_TRASH) process.on('exit', () => fs.rmSync(trash, {recursive: true, force: true}));

/** Writes files below a folder: relative path → text, or a value that is written as JSON. */
export function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** The value as source text of a module's default export. */
export function asModule(value, imports = '') {
  return `${imports}export default ${JSON.stringify(value, null, 2)};\n`;
}
