import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {errors} from '../errors/catalog.js';
import {lineAt} from '../errors/lineAt.js';
import {problemError} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import {findManifest, findWorkspace, readText, type Workspace} from '../migrate/findWorkspace.js';
import {installedPackage} from '../migrate/installedPackage.js';
import type {TextFile} from '../migrate/MigrationPlan.js';
import {parseManifest} from '../migrate/readSite.js';
import {isRecord} from '../shared/isRecord.js';
import {compareVersions} from './versions.js';

/** Value in a package.json that names a version of one of our packages. */
export interface VersionEntry {
  readonly file: string;
  /** Path of the value: ["dependencies", "@lectern/core"]. */
  readonly path: readonly string[];
  /** Name of the package, also if the entry has another: "@lectern/utils" for "npm:@lectern/utils@^0.1.0". */
  readonly name: string;
  /** Text before the range: "npm:@lectern/utils@", or empty. */
  readonly prefix: string;
  /** Range as it is written: "^0.1.0". */
  readonly range: string;
}

/** Our packages in a site, and the files that name their versions. */
export interface SitePackages {
  readonly siteDir: string;
  readonly workspace: Workspace;
  /** package.json of the site and, in a monorepo, that of its root. */
  readonly manifests: readonly TextFile[];
  readonly pnpmWorkspace?: TextFile | undefined;
  readonly entries: readonly VersionEntry[];
  /** Version of each of our packages that the site lists: the installed one, otherwise the one in its range. */
  readonly versions: ReadonlyMap<string, string>;
}

const SCOPE = '@lectern/';
const ALIAS = /^(npm:(@lectern\/[\w-]+)@)(.+)$/;

/** Fields with the packages that a site installs. Peer dependencies are promises of plugins, which stay. */
const INSTALLED = ['dependencies', 'devDependencies', 'optionalDependencies'];
const OVERRIDES = ['overrides', 'resolutions', 'pnpm'];

/** Range whose version can be replaced: an exact version, or one behind "^", "~", "=" or ">=". */
export const RANGE = /^(\^|~|=|>=)?\s*v?(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/;

/** Lists the values below a value of a package.json that name our packages. */
function entriesBelow(file: string, value: unknown, at: readonly string[]): VersionEntry[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([name, below]) => entriesBelow(file, below, [...at, name]));
  }
  if (typeof value !== 'string') return [];
  const [, prefix = '', aliased, range = ''] = ALIAS.exec(value) ?? [];
  if (aliased !== undefined) return [{file, path: at, name: aliased, prefix, range}];
  const name = at.at(-1) ?? '';
  return name.startsWith(SCOPE) ? [{file, path: at, name, prefix: '', range: value}] : [];
}

function entriesOf(manifest: TextFile): VersionEntry[] {
  const parsed = parseManifest(manifest);
  return [...INSTALLED, ...OVERRIDES].flatMap((field) =>
    entriesBelow(manifest.file, Reflect.get(parsed, field), [field]),
  );
}

function reasonOf(range: string): string {
  if (range.startsWith('catalog:'))
    return 'its version is in a catalog of the workspace, which is not supported';
  if (range.startsWith('workspace:')) return 'it is a package of the workspace';
  return `"${range}" is no version that can be replaced`;
}

function problemsOf(entries: readonly VersionEntry[], manifests: readonly TextFile[]): Problem[] {
  return entries
    .filter(({range}) => !RANGE.test(range) && !range.startsWith('$'))
    .map(({file, path: at, name, range}) => {
      const text = manifests.find((manifest) => manifest.file === file)?.text ?? '';
      const tree = parseTree(text);
      const node = tree && findNodeAtLocation(tree, [...at]);
      const line = node ? lineAt(text, node.offset) : undefined;
      return {file, line, message: `${name}: ${reasonOf(range)}.`};
    });
}

function installedVersion(name: string, siteDir: string): string | undefined {
  const dir = installedPackage(name, siteDir);
  const text = dir === undefined ? undefined : readIfPresent(path.join(dir, 'package.json'));
  return text === undefined ? undefined : /"version"\s*:\s*"([^"]+)"/.exec(text)?.[1];
}

/**
 * Reads which of our packages a site lists, with their versions.
 *
 * @param siteDir - real path
 * @throws {SiteError} `PACKAGE_JSON_NOT_FOUND`, `PACKAGE_JSON_INVALID`, `UPGRADE_NO_PACKAGES`, `UPGRADE_RANGE`
 */
export async function readPackages(siteDir: string): Promise<SitePackages> {
  const own = findManifest(siteDir);
  if (!own) throw errors.packageJsonNotFound(siteDir);
  const workspace = await findWorkspace(own);
  const manifests = workspace.manifest.file === own.file ? [own] : [own, workspace.manifest];
  const pnpmWorkspace = readText(path.join(workspace.dir, 'pnpm-workspace.yaml'));
  const all = manifests.flatMap(entriesOf);
  const listed = all.filter(({path: [field = '']}) => INSTALLED.includes(field));
  if (listed.length === 0) throw errors.upgradeNoPackages(own.file);
  const problems = problemsOf(all, manifests);
  if (problems.length > 0) {
    throw problemError(problems, {
      code: 'UPGRADE_RANGE',
      heading: 'These versions cannot be updated:',
      hint: problems.some(({message}) => message.includes('catalog'))
        ? 'Change the versions in the catalog by hand, and install the packages.'
        : 'Write a version such as "^0.1.0" there, or update these packages by hand.',
      siteDir,
    });
  }
  const entries = all.filter(({range}) => RANGE.test(range));
  const names = [...new Set(listed.map(({name}) => name))].sort();
  const versions = names.map((name): [string, string] => {
    const ranges = entries
      .filter((entry) => entry.name === name)
      .map(({range}) => RANGE.exec(range)?.[2] ?? '');
    return [name, installedVersion(name, siteDir) ?? ranges.sort(compareVersions)[0] ?? ''];
  });
  return {siteDir, workspace, manifests, pnpmWorkspace, entries, versions: new Map(versions)};
}
