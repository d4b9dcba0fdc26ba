import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';

/** Components of a theme, which the types of a site name by path (`planThemeTypes`). */
const COMPONENTS = /^dist\/(?:theme|themeFallback)\//;

/**
 * Removes the declarations of a packed package that no import of another package leads to. tsc writes a file for each
 * module: 675 for core, of which 223 are enough for its public names. Names of the field "imports" become paths.
 *
 * @param {string} folder - absolute path of the package's files
 */
export function removePrivateTypes(folder) {
  const declarations = filesIn(folder).filter((file) => /\.d\.[cm]?ts$/.test(file));
  const isPublic = publicNames(folder);
  writeRelativeImports(folder, declarations);
  const program = ts.createProgram(
    declarations.filter((file) => isPublic(file)).map((file) => path.join(folder, file)),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      noEmit: true,
      noLib: true,
      types: [],
    },
  );
  for (const file of declarations) {
    if (!program.getSourceFile(path.join(folder, file))) fs.rmSync(path.join(folder, file));
  }
}

/**
 * Replaces names of the field "imports" in declarations by relative paths, since compilers with the setting
 * `"moduleResolution": "node10"` do not read that field.
 */
function writeRelativeImports(folder, declarations) {
  const {imports = {}} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const typed = Object.entries(imports).filter(([, target]) => target.types);
  for (const file of declarations) {
    let text = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [name, {types}] of typed) {
      const target = path.posix.relative(path.posix.dirname(file), types.replace(/\.d\.ts$/, '.js'));
      const wanted = target.startsWith('.') ? target : `./${target}`;
      for (const quote of [`'`, '"']) text = text.replaceAll(quote + name + quote, quote + wanted + quote);
    }
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/** Paths of all files in a folder, relative to it, with "/". */
function filesIn(folder) {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Returns a function that is true for declarations which the package.json names, itself or by the JavaScript beside. */
function publicNames(folder) {
  const {types, exports, imports} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const targets = [types, exports, imports].flatMap(textsIn).map((target) => target.replace(/^\.\//, ''));
  const patterns = targets.map((target) => {
    const [before, after] = target.replace(/\.([cm]?)js$/, '.d.$1ts').split('*');
    return (file) =>
      after === undefined ? file === before : file.startsWith(before) && file.endsWith(after);
  });
  return (file) => COMPONENTS.test(file) || patterns.some((matches) => matches(file));
}

/** All texts in a value of a package.json. */
function textsIn(value) {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(textsIn);
}
