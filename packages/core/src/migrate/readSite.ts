import fs from 'node:fs';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {glob} from 'tinyglobby';
import {findConfigFile} from '../config/findConfigFile.js';
import {loadConfigModule} from '../config/loadConfigModule.js';
import {errors} from '../errors/catalog.js';
import {parseJson} from '../errors/parseJson.js';
import {isSiteError} from '../errors/SiteError.js';
import {foldersUpward} from '../paths.js';
import {findManifest, findWorkspace, readText, type Workspace} from './findWorkspace.js';
import {installedPackage} from './installedPackage.js';
import type {TextFile} from './MigrationPlan.js';
import {type PlugAndPlaySettings, readPlugAndPlay} from './plugAndPlay.js';
import {readThemeComponents} from './readThemeComponents.js';

export const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

export type DependencyField = (typeof DEPENDENCY_FIELDS)[number];

/** Fields of a package.json that a migration reads. */
export type Manifest = {
  readonly [field in DependencyField | 'scripts']?: {readonly [name: string]: unknown};
};

/** Fields that the configuration exports, or the reason for which the configuration cannot be evaluated. */
export type ConfigFacts = {readonly fields: {readonly [name: string]: unknown}} | {readonly reason: string};

/** All files and data that a migration reads. */
export interface SiteFiles {
  /** Absolute path. */
  readonly siteDir: string;
  readonly manifestFile: TextFile;
  readonly manifest: Manifest;
  readonly workspace: Workspace;
  /** Parsed `workspace.manifest`. In many monorepos it lists the dependencies of the site. */
  readonly rootManifest: Manifest;
  readonly pnpmWorkspace?: TextFile;
  /** Present if Yarn installs with Plug'n'Play. */
  readonly plugAndPlay?: PlugAndPlaySettings;
  /** Lockfile of npm, if there is one. */
  readonly npmLockfile?: TextFile;
  readonly configFile: TextFile;
  readonly config: ConfigFacts;
  readonly tsconfig?: TextFile;
  /** The .gitignore files of the site folder and its parent folders in the same repository. */
  readonly gitignores: readonly TextFile[];
  /** Name of the Babel configuration in the site folder, if there is one. */
  readonly babelConfig?: string;
  /** Code files directly in the site folder, such as the configuration and sidebars. */
  readonly rootModules: readonly TextFile[];
  /** Code and Markdown files below `src`. */
  readonly sources: readonly TextFile[];
  /** Files of the site that contain ".docusaurus": code, Markdown, and JSON in the site folder. */
  readonly generatedPathFiles: readonly TextFile[];
  /** Files of the site, and of content outside of it, that may import a component in `src/theme` by its path. */
  readonly themePathFiles: readonly TextFile[];
  /** Names of the dependencies of each installed dependency of the site, by name of the installed dependency. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
  /** Names of the components of the classic theme ("DocItem/Layout"); absent if the theme is not installed. */
  readonly themeComponents?: ReadonlySet<string>;
}

const MODULE = /\.[cm]?[jt]sx?$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|mdx?)$/;
const BABEL_CONFIG = /^(?:babel\.config\.(?:[cm]?[jt]s|json)|\.babelrc(?:\.[cm]?js|\.json)?)$/;

function readAll(dir: string, names: readonly string[]): readonly TextFile[] {
  return names.flatMap((name) => readText(path.join(dir, name)) ?? []);
}

function filesBelow(dir: string, pattern: RegExp): readonly TextFile[] {
  if (!fs.existsSync(dir)) return [];
  const names = fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .filter((entry) => !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  return readAll(dir, names.sort());
}

/** Folders that contain no code of the site and are not searched. */
const NO_CODE = ['**/node_modules/**', '**/.docusaurus/**', '**/.site/**', 'build/**', 'static/**'];

/** Reads the files of a folder that may contain code: code, Markdown, and JSON directly in the folder. */
async function readCode(dir: string): Promise<readonly TextFile[]> {
  const patterns = ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx,md,mdx}', '*.json'];
  const names = await glob(patterns, {cwd: dir, ignore: NO_CODE, followSymbolicLinks: false});
  return readAll(dir, names.sort());
}

/** Returns the folders outside the site that a field `path` of the configuration names, such as `path: '../docs'`. */
function outerFolders(value: unknown, siteDir: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (name !== 'path' || typeof field !== 'string') return outerFolders(field, siteDir);
    const folder = path.resolve(siteDir, field);
    const isOuter = path.relative(siteDir, folder).startsWith('..');
    return isOuter && fs.statSync(folder, {throwIfNoEntry: false})?.isDirectory() ? [folder] : [];
  });
}

/**
 * Parses a package.json.
 *
 * @throws {SiteError} `PACKAGE_JSON_INVALID`
 */
export function parseManifest({file, text}: TextFile): Manifest {
  const parsed = parseJson(text);
  if ('reason' in parsed) throw errors.packageJsonInvalid({file, ...parsed});
  const {value} = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw errors.packageJsonInvalid({file, reason: 'it is no object', line: 1, column: 1});
  }
  return value;
}

async function readConfig(file: string, siteDir: string): Promise<ConfigFacts> {
  try {
    return {fields: (await loadConfigModule(file, {siteDir})).value};
  } catch (error) {
    if (isSiteError(error)) return {reason: error.message};
    throw error;
  }
}

function installedManifest(name: string, siteDir: string): Manifest | undefined {
  const dir = installedPackage(name, siteDir);
  const text = dir === undefined ? undefined : readIfPresent(path.join(dir, 'package.json'));
  const parsed = text === undefined ? undefined : parseJson(text);
  return parsed && 'value' in parsed ? (parsed.value as Manifest) : undefined;
}

/** Names of all dependencies in package.json files, without peer dependencies, each once. */
export function dependenciesOf(...manifests: readonly Manifest[]): readonly string[] {
  const names = manifests.flatMap(({dependencies, devDependencies, optionalDependencies}) =>
    Object.keys({...dependencies, ...devDependencies, ...optionalDependencies}),
  );
  return [...new Set(names)];
}

function readNeeds(manifests: readonly Manifest[], siteDir: string): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, readonly string[]>();
  for (const name of dependenciesOf(...manifests)) {
    const installed = installedManifest(name, siteDir);
    if (installed) needs.set(name, Object.keys({...installed.dependencies, ...installed.peerDependencies}));
  }
  return needs;
}

/**
 * Reads a site for a migration; evaluates its configuration.
 *
 * @param dir - folder of the site
 * @throws {SiteError} `SITE_DIR_NOT_FOUND`, `CONFIG_NOT_FOUND`, `PACKAGE_JSON_NOT_FOUND`, `PACKAGE_JSON_INVALID`
 */
export async function readSite(dir: string): Promise<SiteFiles> {
  const configPath = findConfigFile(path.resolve(dir));
  const siteDir = fs.realpathSync(path.dirname(configPath));
  const manifestFile = findManifest(siteDir);
  if (!manifestFile) throw errors.packageJsonNotFound(siteDir);
  const manifest = parseManifest(manifestFile);
  const workspace = await findWorkspace(manifestFile);
  const rootManifest = parseManifest(workspace.manifest);
  const names = fs.readdirSync(siteDir);
  const configFile = path.join(siteDir, path.basename(configPath));
  const config = await readConfig(configFile, siteDir);
  const code = await readCode(siteDir);
  const outer = 'fields' in config ? [...new Set(outerFolders(config.fields, siteDir))] : [];
  const content = (await Promise.all(outer.map(readCode))).flat();
  return {
    siteDir,
    manifestFile,
    manifest,
    workspace,
    rootManifest,
    pnpmWorkspace: readText(path.join(workspace.dir, 'pnpm-workspace.yaml')),
    plugAndPlay: readPlugAndPlay(workspace),
    npmLockfile: readAll(workspace.dir, ['npm-shrinkwrap.json', 'package-lock.json'])[0],
    configFile: {file: configFile, text: fs.readFileSync(configFile, 'utf8')},
    config,
    tsconfig: readText(path.join(siteDir, 'tsconfig.json')),
    gitignores: foldersUpward(siteDir).flatMap((folder) => readAll(folder, ['.gitignore'])),
    babelConfig: names.find((name) => BABEL_CONFIG.test(name)),
    rootModules: readAll(siteDir, names.filter((name) => MODULE.test(name)).sort()),
    sources: filesBelow(path.join(siteDir, 'src'), SOURCE),
    generatedPathFiles: code.filter(({text}) => text.includes('.docusaurus')),
    themePathFiles: [...code, ...content].filter(({text}) => text.includes('theme/')),
    needs: readNeeds([manifest, rootManifest], siteDir),
    themeComponents: readThemeComponents(siteDir),
  };
}
