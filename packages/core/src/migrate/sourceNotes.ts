import path from 'node:path';
import {CLIENT_MODULES} from '../bundle/clientAliases.js';
import {lineAt} from '../errors/lineAt.js';
import type {SourceLocation} from '../errors/SiteError.js';
import {replacedInBundle} from '../plugins/docusaurusPackages.js';
import type {MigrationNote, TextFile} from './MigrationPlan.js';
import {packageFate} from './packageFate.js';
import type {SiteFiles} from './readSite.js';
import {componentName, themeDir} from './readThemeComponents.js';

/** Imported module name in code or Markdown. The first group matches only for `import type`. */
const IMPORT =
  /(\bimport\s+type\s[^;'"]*?)?(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]((?:@docusaurus|@theme|@theme-original|@theme-init)\/[^'"\n]+)['"]/g;

interface Import {
  readonly location: SourceLocation;
  readonly request: string;
  readonly isTypeOnly: boolean;
}

function importsOf({file, text}: TextFile): Import[] {
  return [...text.matchAll(IMPORT)].map(({index, 1: types, 2: request = ''}) => ({
    location: {file, line: lineAt(text, index)},
    request,
    isTypeOnly: types !== undefined,
  }));
}

const clientModules: ReadonlySet<string> = new Set(CLIENT_MODULES.map((name) => `@docusaurus/${name}`));

/** True if Lectern has a module that replaces the imported module `@docusaurus/…`. */
function isKnownModule(request: string): boolean {
  if (clientModules.has(request) || replacedInBundle(request)) return true;
  const name = request.split('/').slice(0, 2).join('/');
  return packageFate(name)?.kind === 'aliased';
}

const REMOVE = 'Remove the import and what uses it.';

/** Modules of Docusaurus without a counterpart at run time, whose types Lectern declares. */
const DECLARED: ReadonlySet<string> = new Set(['@docusaurus/mdx-loader']);

function moduleNote({location, request, isTypeOnly}: Import): MigrationNote {
  if (!isTypeOnly) return {location, what: `Lectern has nothing in the place of "${request}".`, todo: REMOVE};
  const what = `The type checker does not find "${request}".`;
  const todo = 'Import the type from a package of Lectern, or declare it. The build does not need it.';
  return {location, what, todo};
}

function themeNote({location, request}: Import): MigrationNote {
  return {location, what: `The theme has no component "${request}".`, todo: REMOVE};
}

const PATH_IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]((?:\.{1,2}|@site)\/[^'"\n]+)['"]/g;

/** Names of modules in `src/theme` that other files import by path: parts of components, such as "Footer/Mark". */
function importedParts({sources, themePathFiles, siteDir}: SiteFiles): readonly string[] {
  const root = themeDir(siteDir);
  return [...sources, ...themePathFiles].flatMap(({file, text}) =>
    [...text.matchAll(PATH_IMPORT)].flatMap(([, request = '']) => {
      const absolute = request.replace(/^@site/, () => siteDir);
      const target = path.resolve(path.dirname(file), absolute);
      const name = target.slice(root.length);
      return target.startsWith(root) ? [componentName(name), componentName(`${name}.js`)] : [];
    }),
  );
}

/** Files in `src/theme` that are no components: type declarations, tests, stories. */
const BESIDE_COMPONENTS = /\.(?:d|test|spec|stories)\.\w+$|(?:^|[/\\])__\w+__[/\\]/;

/** Returns the components in `src/theme` of the site, by name ("Footer/Links"). */
function ownComponents({sources, siteDir}: SiteFiles): ReadonlyMap<string, TextFile> {
  const root = themeDir(siteDir);
  const components = new Map<string, TextFile>();
  for (const source of sources) {
    const name = source.file.slice(root.length);
    const isOwn = source.file.startsWith(root) && /\.[jt]sx?$/.test(name);
    if (isOwn && !BESIDE_COMPONENTS.test(name)) components.set(componentName(name), source);
  }
  return components;
}

/**
 * Notes on components in `src/theme` that have no effect, since the theme has no component of that name and no code
 * imports the component.
 */
function componentNotes(
  own: ReadonlyMap<string, TextFile>,
  theme: ReadonlySet<string>,
  used: ReadonlySet<string>,
): MigrationNote[] {
  const unused = [...own].filter(([name]) => !theme.has(name) && !used.has(name));
  return unused.map(([name, {file}]) => ({
    location: {file},
    what: `The theme has no component "${name}", so this one replaces nothing.`,
    todo: 'Delete it if it belongs to a part of Docusaurus that Lectern does not have; otherwise look for its new name in the documentation of the theme.',
  }));
}

/** Pattern for a path in code that contains `.docusaurus`, Docusaurus' folder of generated files. */
const GENERATED_PATH = /['"`/]\.docusaurus['"`/]/;
/** Pattern for a line of Markdown that contains code. In other lines, `.docusaurus` is just text. */
const MARKDOWN_CODE = /^\s*(?:import|export)\s|\brequire\(/;

/**
 * Notes on code that names Docusaurus' folder of generated files: such code reads files there, or excludes the folder
 * from a search.
 */
function generatedNotes({generatedPathFiles}: SiteFiles, generated: string): MigrationNote[] {
  const what = `The path names the folder ".docusaurus", which is "${generated}" in Lectern.`;
  const todo = `Write "${generated}"; code that is bundled can import from "@generated" instead.`;
  return generatedPathFiles.flatMap(({file, text}) => {
    const code = /\.mdx?$/.test(file) ? MARKDOWN_CODE : /^/;
    return text.split('\n').flatMap((line, index) => {
      const isPath = GENERATED_PATH.test(line) && code.test(line);
      return isPath ? [{location: {file, line: index + 1}, what, todo}] : [];
    });
  });
}

/** True if a `@theme/…` import names a component; false if it has an extension, as the import of a stylesheet has. */
function isComponentRequest(name: string): boolean {
  return !/\.\w+$/.test(name);
}

/**
 * Notes on imports, components and paths in the site's code that have no counterpart in Lectern.
 *
 * @param generated - name of Lectern's folder of generated files: ".site"
 */
export function sourceNotes(site: SiteFiles, generated: string): readonly MigrationNote[] {
  return [...generatedNotes(site, generated), ...importNotes(site)];
}

function importNotes(site: SiteFiles): readonly MigrationNote[] {
  const imports = site.sources.flatMap(importsOf);
  const official = imports.filter(({request}) => request.startsWith('@docusaurus/'));
  const modules = official.filter(
    ({request, isTypeOnly}) => !isKnownModule(request) && !(isTypeOnly && DECLARED.has(request)),
  );
  const own = ownComponents(site);
  const theme = site.themeComponents;
  if (!theme) {
    const todo =
      'Run "site migrate" once more after the installation: it then compares them with those of the theme.';
    const what =
      'The components in src/theme were not compared, since the theme of Lectern is not installed yet.';
    return [...modules.map(moduleNote), ...(own.size > 0 ? [{what, todo}] : [])];
  }
  const used = new Set([
    ...imports.flatMap(({request}) => /^@theme\/(.+)/.exec(request)?.[1] ?? []),
    ...importedParts(site),
  ]);
  const known = (name: string) => !isComponentRequest(name) || theme.has(name) || own.has(name);
  const ofTheme = imports.filter(({request}) => request.startsWith('@theme'));
  const unknown = ofTheme.filter(({request}) => !known(request.replace(/^@[^/]+\//, '')));
  return [...modules.map(moduleNote), ...unknown.map(themeNote), ...componentNotes(own, theme, used)];
}
