import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readIfPresent} from '@lectern/store';
import {parse as parseYaml} from 'yaml';
import {errors} from '../errors/catalog.js';
import {parseJson} from '../errors/parseJson.js';
import type {Workspace} from '../migrate/findWorkspace.js';
import {propertyOf} from '../migrate/propertyOf.js';
import {readTarFiles} from './readTarFiles.js';
import {lastLines, type ProgramResult, runProgram} from './runProgram.js';

/** Package whose version is that of all our packages. */
export const CORE = '@lectern/core';

/** Arguments by which npm uses the registry of Yarn 4, which has settings of its own. */
function registryArgs({dir, manager}: Workspace): readonly string[] {
  if (manager !== 'yarn') return [];
  const settings = readIfPresent(path.join(dir, '.yarnrc.yml'));
  const set = process.env.YARN_NPM_REGISTRY_SERVER;
  const registry: unknown = set ?? (settings && propertyOf(parseYaml(settings), 'npmRegistryServer'));
  return typeof registry === 'string' ? ['--registry', registry] : [];
}

/**
 * Runs npm, which reads the registry and the credentials that are configured for the site. It comes with Node, so it is
 * there whatever package manager the site uses.
 */
function npm(workspace: Workspace, ...args: readonly string[]): Promise<ProgramResult> {
  // By default, npm tries for more than a minute to reach a registry that does not answer.
  const options = [
    '--prefer-online',
    '--loglevel=error',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ];
  return runProgram('npm', [...args, ...registryArgs(workspace), ...options], {dir: workspace.dir});
}

function isMissing({output}: ProgramResult): boolean {
  return /\bE404\b|\bETARGET\b|No match(?:ing version)? found/.test(output);
}

/**
 * Reads the version of a package in the registry.
 *
 * @param wanted - version ("0.2.0") or tag ("latest")
 * @returns `undefined` if the registry has no such version
 * @throws {SiteError} `UPGRADE_REGISTRY`
 */
async function publishedVersion(
  name: string,
  wanted: string,
  workspace: Workspace,
): Promise<string | undefined> {
  const result = await npm(workspace, 'view', `${name}@${wanted}`, 'version', '--json');
  if (isMissing(result)) return undefined;
  const parsed = parseJson(result.stdout.trim() || '""');
  const version = 'value' in parsed ? [parsed.value].flat().at(-1) : undefined;
  if (result.code !== 0 || typeof version !== 'string') {
    throw errors.upgradeRegistry({output: lastLines(result.output)});
  }
  return version === '' ? undefined : version;
}

/**
 * Reads the version to which the packages of a site are upgraded. All of our packages are published together.
 *
 * @param names - our packages in the site
 * @param wanted - version or tag
 * @throws {SiteError} `UPGRADE_REGISTRY`; `UPGRADE_VERSION` if one of the packages has no such version
 */
export async function readTarget(
  names: readonly string[],
  {wanted, workspace}: {wanted: string; workspace: Workspace},
): Promise<string> {
  const target = await publishedVersion(CORE, wanted, workspace);
  if (target === undefined) throw errors.upgradeVersion({names: [CORE], version: wanted});
  const others = names.filter((name) => name !== CORE);
  const found = await Promise.all(others.map((name) => publishedVersion(name, target, workspace)));
  const missing = others.filter((_name, index) => found[index] === undefined);
  if (missing.length > 0) throw errors.upgradeVersion({names: missing, version: target});
  return target;
}

/** Files of the new version of core that are read before it is installed. */
export const CHANGELOG = 'CHANGELOG.md';
export const CODEMODS = 'dist/upgrade/codemods.js';

/**
 * Downloads a version of core and reads its changelog and its codemods.
 *
 * @returns text of each file that the version has, by path in the package
 * @throws {SiteError} `UPGRADE_REGISTRY`
 */
export async function readNewCore(
  version: string,
  workspace: Workspace,
): Promise<ReadonlyMap<string, string>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-upgrade-'));
  try {
    const result = await npm(workspace, 'pack', `${CORE}@${version}`, '--pack-destination', folder);
    const [tarball] = fs.readdirSync(folder);
    if (result.code !== 0 || tarball === undefined) {
      throw errors.upgradeRegistry({output: lastLines(result.output)});
    }
    return readTarFiles(fs.readFileSync(path.join(folder, tarball)), [CHANGELOG, CODEMODS]);
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
