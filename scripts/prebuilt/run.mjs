// Writes the prebuilt files of all packages: node scripts/prebuilt/run.mjs. The packages must be built.
//
// A prebuilt file joins modules that always load together, so that webpack has fewer modules to read for the bundle of
// a site. Each one is written twice: <name>.js contains the code, and <name>.source.js exports the same names from the
// modules, for sites that replace a component among them. PrebuiltModulesPlugin of core chooses.
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {findGroups, locate, packagesDir, resolveRequest, themes} from './modules.mjs';

/** Part of the names that `nameOf` makes, of a request "@theme/…", which a site may replace. */
const THEME = 'theme$';

const {groups, exportsOf} = await findGroups();
const componentOf = new Map([...themes].map(([name, file]) => [file, name]));
const joined = groups.map((files) => {
  const {name: packageName, path: last} = locate(files.at(-1));
  return {packageName, name: slug(last), files};
});
const groupOf = new Map(joined.flatMap((group) => group.files.map((file) => [file, group])));

function slug(file) {
  return file
    .replace(/^dist\//, '')
    .replace(/(?:\/index)?\.js$/, '')
    .replace(/\W+/g, '_');
}

/** Name of a module's export in its prebuilt file. */
function nameOf(file, exported, prefix = '') {
  return `${prefix}${slug(locate(file).path)}_${exported}`;
}

function outDir({packageName}) {
  return path.join(packagesDir, packageName, 'dist/prebuilt');
}

/** Request for a file, relative to the folder of a prebuilt file. */
function requestFrom(group, file) {
  return path.relative(outDir(group), file).split(path.sep).join('/');
}

function exportLine(names, request) {
  return `export {${names.map(([from, to]) => (from === to ? from : `${from} as ${to}`)).join(', ')}} from '${request}';`;
}

/** Lines that export all modules of a group under the names that `nameOf` makes. */
function exportLines(group, requestOf) {
  return group.files.flatMap((file) => {
    const names = exportsOf.get(file) ?? [];
    const component = componentOf.get(file);
    const line = (prefix, request) =>
      names.length === 0
        ? []
        : [
            exportLine(
              names.map((name) => [name, nameOf(file, name, prefix)]),
              request,
            ),
          ];
    return [
      ...line('', requestOf(file)),
      ...(component === undefined ? [] : line(THEME, requestOf(file, component))),
    ];
  });
}

/** esbuild plugin that keeps everything outside of a group out of its prebuilt file. */
function boundary(group) {
  const outside = (request) => ({path: request, external: true, sideEffects: request.endsWith('.css')});
  return {
    name: 'boundary',
    setup({onResolve, onLoad}) {
      onResolve({filter: /.*/}, ({path: request, importer, namespace, kind}) => {
        if (namespace === 'module' || namespace === 'component') return outside(request);
        if (kind === 'entry-point' || importer === '<stdin>') return {path: request};
        const isRelative = request.startsWith('.');
        const file =
          resolveRequest(request, importer) ??
          (isRelative ? path.resolve(path.dirname(importer), request) : undefined);
        const target = file && groupOf.get(file);
        if (target === group && kind === 'import-statement') return {path: file};
        const isLinked = target?.packageName === group.packageName && kind === 'import-statement';
        const linked = request.startsWith('@theme/') ? 'component' : 'module';
        if (isLinked) return {path: file, namespace: linked, sideEffects: false};
        return outside(isRelative ? requestFrom(group, file) : request);
      });
      onLoad({filter: /.*/, namespace: 'module'}, ({path: file}) => link(file, ''));
      onLoad({filter: /.*/, namespace: 'component'}, ({path: file}) => link(file, THEME));
    },
  };
}

/** Module that exports the names of another module, from the prebuilt file of that module. */
function link(file, prefix) {
  const names = (exportsOf.get(file) ?? []).map((name) => [nameOf(file, name, prefix), name]);
  return {contents: exportLine(names, `./${groupOf.get(file).name}.js`)};
}

async function writeGroup(group) {
  const dir = outDir(group);
  const {outputFiles} = await build({
    stdin: {contents: exportLines(group, (file) => file).join('\n'), resolveDir: dir},
    bundle: true,
    format: 'esm',
    // Keeps `process.env.NODE_ENV`, for which esbuild otherwise puts a value.
    platform: 'neutral',
    target: 'es2022',
    write: false,
    plugins: [boundary(group)],
    legalComments: 'none',
    logLevel: 'warning',
  });
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, `${group.name}.js`), withoutPaths(outputFiles[0].text));
  const fromSource = exportLines(group, (file, component) =>
    component === undefined ? requestFrom(group, file) : `@theme/${component}`,
  );
  fs.writeFileSync(path.join(dir, `${group.name}.source.js`), `${fromSource.join('\n')}\n`);
}

/** Removes comments in which esbuild names linked modules by their absolute paths, so that each machine writes the same. */
function withoutPaths(text) {
  return text.replace(/^\/\/ (?:module|component):.*\n/gm, '');
}

/** Writes the list of a package's prebuilt files: module → its file, and its exports. */
function writeManifest(packageName) {
  const own = joined.filter((group) => group.packageName === packageName);
  const dir = path.join(packagesDir, packageName, 'dist');
  const modules = own.flatMap((group) =>
    group.files.map((file) => {
      const exported = Object.fromEntries(
        (exportsOf.get(file) ?? []).map((name) => [name, nameOf(file, name)]),
      );
      const component = componentOf.get(file);
      return [
        path.relative(dir, file).split(path.sep).join('/'),
        {file: `${group.name}.js`, exports: exported, ...(component !== undefined && {component})},
      ];
    }),
  );
  fs.writeFileSync(
    path.join(dir, 'prebuilt/manifest.json'),
    `${JSON.stringify(Object.fromEntries(modules))}\n`,
  );
}

for (const {packageName} of joined) fs.rmSync(outDir({packageName}), {recursive: true, force: true});
await Promise.all(joined.map(writeGroup));
for (const packageName of new Set(joined.map((group) => group.packageName))) writeManifest(packageName);
