// pnpm api [--check]: writes the public names of all packages with their declarations to api/. With `--check`, writes
// nothing and fails if a file differs. The packages must be built. TypeScript 7 has no API for programs yet, so
// TypeScript 5 reads the declarations.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript-5';
import {packageFolders, packagesDir, readManifest} from '../packages/commonFields.mjs';
import {root} from '../setup.mjs';

const reportsDir = path.join(root, 'api');
const printer = ts.createPrinter({removeComments: true, newLine: ts.NewLineKind.LineFeed});

/**
 * Entry points of a package that have types, without patterns ("./theme/*"): the name that a site imports
 * ("@lectern/core/client") and the absolute path of its declarations.
 */
function doorsOf(folder) {
  const {name, exports = {}} = readManifest(`packages/${folder}/package.json`);
  return Object.entries(exports).flatMap(([door, target]) => {
    const types = typeof target === 'object' ? target.types : undefined;
    if (!types || door.includes('*')) return [];
    return {name: path.posix.join(name, door), file: path.join(packagesDir, folder, types)};
  });
}

const doors = new Map(packageFolders.map((folder) => [folder, doorsOf(folder)]));
const program = ts.createProgram(
  [...doors.values()].flat().map(({file}) => file),
  {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
);
const checker = program.getTypeChecker();

function declared(symbol) {
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const texts = (original.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  });
  return texts.map((text) => text.replace(/^export (?:default )?(?:declare )?|^declare /, '')).join('\n');
}

function reportOf(folder) {
  const sections = doors.get(folder).map(({name, file}) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const names = module ? checker.getExportsOfModule(module) : [];
    const lines = names.map((symbol) => `### ${symbol.name}\n\n\`\`\`ts\n${declared(symbol)}\n\`\`\``).sort();
    return [`## ${name}`, ...lines].join('\n\n');
  });
  return `<!-- Written by \`pnpm api\`. -->\n\n# Public names of ${folder}\n\n${sections.join('\n\n')}\n`;
}

const reports = new Map(packageFolders.map((folder) => [`${folder}.md`, reportOf(folder)]));
if (process.argv.includes('--check')) {
  const differing = [...reports].filter(([name, text]) => read(name) !== text).map(([name]) => `api/${name}`);
  if (differing.length > 0) {
    console.error(
      `The public names have changed. Run \`pnpm api\`, and look at the difference of:\n${differing.join('\n')}`,
    );
    process.exitCode = 1;
  }
} else {
  fs.rmSync(reportsDir, {recursive: true, force: true});
  fs.mkdirSync(reportsDir);
  for (const [name, text] of reports) fs.writeFileSync(path.join(reportsDir, name), text);
}

function read(name) {
  const file = path.join(reportsDir, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
