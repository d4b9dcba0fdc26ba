// Copies the types of Zod to dist/zodTypes/: Zod itself is bundled, so sites install none of its 9 MB. Types of messages in
// other languages are left out, as they are in the bundle.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';

const source = fs.realpathSync(path.resolve(import.meta.dirname, '../node_modules/zod'));
const target = path.resolve(import.meta.dirname, '../dist/zodTypes');

const program = ts.createProgram([path.join(source, 'index.d.ts')], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  noEmit: true,
  noLib: true,
  types: [],
});
const files = program
  .getSourceFiles()
  .map(({fileName}) => path.relative(source, fileName).split(path.sep).join('/'))
  .filter((file) => !file.startsWith('..') && !/^v4\/locales\/(?!en\.)/.test(file));
for (const file of [...files, 'LICENSE']) {
  fs.mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
  fs.copyFileSync(path.join(source, file), path.join(target, file));
}
fs.writeFileSync(path.join(target, 'v4/locales/index.d.ts'), "export {default as en} from './en.js';\n");
