import fs from 'node:fs';
import path from 'node:path';

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
