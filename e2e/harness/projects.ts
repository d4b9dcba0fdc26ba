import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {makeDocusaurusSite} from '../../scripts/docs/docusaurusSite.mjs';
import {usePackedPackages} from '../../scripts/registry/usePackedPackages.mjs';
import {oncePerRun} from './oncePerRun.js';
import {workFolder} from './paths.js';
import {runProgram} from './runProgram.js';

/**
 * Folder of projects that `npm create lectern` and `npm create lectern-plugin` make, as strangers run them. All use the
 * `node_modules` of the folder, since installing packages takes most of the time. (`pnpm docs:check` creates sites with
 * their own packages.) It is outside of the repository, whose packages would be found otherwise.
 */
export interface ProjectsFolder {
  readonly dir: string;
  readManifest(name: string): ProjectManifest;
}

export interface ProjectManifest {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** Projects by name: the package of the command, and its arguments behind the name. */
export const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  classic: ['lectern@latest', 'classic'],
  'classic-js': ['lectern@latest', 'classic', '--javascript'],
  docs: ['lectern@latest', 'docs', '--color', 'orange'],
  'docs-js': ['lectern@latest', 'docs', '--javascript'],
  api: ['lectern@latest', 'api'],
  handbook: ['lectern@latest', '--from', 'notes'],
  'my-plugin': ['lectern-plugin@latest'],
};

/** Oldest supported version of TypeScript, installed as the package `typescript-oldest`. */
const OLDEST_TYPESCRIPT = '5.6.3';

const placeFile = path.join(workFolder, 'projects.txt');

/** Makes and installs the projects, once for all test files of a run. Tests must not change what other files read. */
export async function installProjects(): Promise<ProjectsFolder> {
  await oncePerRun('projects', async () => {
    const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-projects-')));
    fs.writeFileSync(placeFile, dir);
    const registry = await usePackedPackages();
    try {
      await createProjects(dir, registry.env);
      const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
      await runProgram(dir, 'npm', ['install', ...flags], registry.env);
    } finally {
      await registry.close();
    }
  });
  const dir = fs.readFileSync(placeFile, 'utf8');
  return {dir, readManifest: (name) => readManifest(dir, name)};
}

/**
 * Makes a folder beside `projects.dir` with one of its folders and the same packages, without webpack, which a plugin of
 * the API template brings. The files are links to those of the other folder: replace them to change them.
 *
 * @returns absolute path, for the caller to remove
 */
export async function copyWithoutWebpack(projects: ProjectsFolder, name: string): Promise<string> {
  const root = fs.mkdtempSync(path.join(projects.dir, '../lectern-without-webpack-'));
  await runProgram(projects.dir, 'cp', ['-al', 'node_modules', name, root]);
  fs.rmSync(path.join(root, 'node_modules/webpack'), {recursive: true});
  return root;
}

/** Removes the folder at the end of a run. */
export function removeProjects(): void {
  if (fs.existsSync(placeFile)) fs.rmSync(fs.readFileSync(placeFile, 'utf8'), {recursive: true, force: true});
}

function readManifest(dir: string, name: string): ProjectManifest {
  return JSON.parse(fs.readFileSync(path.join(dir, name, 'package.json'), 'utf8'));
}

/** Names of all packages of the repository. */
export function ownPackages(): readonly string[] {
  const packages = path.join(import.meta.dirname, '../../packages');
  return fs.readdirSync(packages).map((name) => readManifest(packages, name).name);
}

/** Creates the projects, and a package.json beside them with all that they need, and with all packages of ours. */
async function createProjects(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  fs.mkdirSync(path.join(dir, 'notes/more'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'notes/first.md'), '# First\n\n[Nowhere](nowhere.md), {braces}\n');
  fs.writeFileSync(path.join(dir, 'notes/more/second.md'), '# Second\n');
  makeDocusaurusSite(path.join(dir, 'docusaurus'));
  for (const [name, [initializer = '', ...args]] of Object.entries(PROJECTS)) {
    const options = ['--skip-install', '--no-git', '-p', 'npm'];
    await runProgram(dir, 'npm', ['create', '--yes', initializer, name, '--', ...args, ...options], env);
  }
  const moved = ['moved', '--from', 'docusaurus', '--skip-install', '--no-git', '-p', 'npm'];
  await runProgram(dir, 'npm', ['create', '--yes', 'lectern@latest', '--', ...moved], env);
  const manifests = Object.keys(PROJECTS).map((name) => readManifest(dir, name));
  const manifest = {
    name: 'projects',
    private: true,
    dependencies: Object.assign(
      {'typescript-oldest': `npm:typescript@${OLDEST_TYPESCRIPT}`},
      Object.fromEntries(ownPackages().map((name) => [name, 'latest'])),
      ...manifests.flatMap((one) => [one.dependencies, one.devDependencies]),
    ),
    overrides: readManifest(dir, 'api').overrides,
  };
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest));
}
