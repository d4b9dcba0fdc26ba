// Installs and builds this checkout, for `npm start`, `npm test` and other scripts. Each step is skipped if nothing has
// changed since it last ran.
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const needsNode = [20, 19];
const installStamp = path.join(root, 'node_modules', '.lectern-install');
const buildStamp = path.join(root, 'node_modules', '.lectern-build');

// Prevents Turborepo's notice about telemetry in the first output that a newcomer sees.
process.env.TURBO_TELEMETRY_DISABLED ??= '1';

/**
 * Version of pnpm from the `packageManager` field ("pnpm@12.21.0"). npx downloads it, so that pnpm need not be
 * installed.
 */
export const pnpmSpec = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager;

/** Environment variable with the folder of the packed packages, which `npm test` packs once for all its checks. */
export const PACKED_VARIABLE = 'LECTERN_PACKED';

/** Exits with a message if Node is too old for Lectern. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needsNode[0] || (major === needsNode[0] && minor >= needsNode[1])) return;
  console.error(
    `Lectern needs Node ${needsNode.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a newer one, then run the same command again.',
  );
  process.exit(1);
}

/** Runs a command in the foreground and returns its exit code. Windows needs a shell, since npx is a batch file. */
export function run(command, args, options = {}) {
  const {status, error} = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(`${command} did not start: ${error.message}`);
  return status ?? 1;
}

/**
 * Runs pnpm with the given arguments and returns the exit code. Scripts started by pnpm find the same pnpm on their
 * PATH.
 */
export function pnpm(args, options) {
  return run('npx', ['--yes', pnpmSpec, ...args], options);
}

/** Installs dependencies if the lockfile changed since the last install. Returns the exit code. */
export function install() {
  const lockfile = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (readStamp(installStamp) === wanted) return 0;
  console.log('Installing dependencies …');
  const code = pnpm(['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']);
  if (code === 0) fs.writeFileSync(installStamp, wanted);
  return code;
}

/** Builds the packages if one of their files is newer than the last build. Returns the exit code. */
export function buildPackages() {
  if (isBuilt()) return 0;
  console.log('Building the packages …');
  const startedAt = Date.now();
  const code = pnpm(['run', 'build:packages']);
  // Stores the time of the start, not of the end: a file saved during the build then triggers the next build.
  if (code === 0) fs.writeFileSync(buildStamp, String(startedAt));
  return code;
}

/** Runs a Node script in the foreground and resolves with its exit code once it has ended. */
export function runNode(script, args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {stdio: 'inherit', ...options});
    const forward = (signal) => child.kill(signal);
    // In a terminal, Ctrl+C already reaches the child process. A second signal would interrupt its shutdown.
    process.on('SIGINT', process.stdin.isTTY ? () => {} : forward);
    process.on('SIGTERM', forward);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

function isBuilt() {
  const builtAt = Number(readStamp(buildStamp));
  if (!builtAt) return false;
  const packages = path.join(root, 'packages');
  const names = ['tsconfig.base.json', 'scripts/build-package.mjs', 'scripts/bundle-node.mjs'];
  const shared = names.map((file) => path.join(root, file));
  if (shared.some((file) => fs.statSync(file).mtimeMs > builtAt)) return false;
  return fs.readdirSync(packages).every((name) => {
    const folder = path.join(packages, name);
    return fs.existsSync(path.join(folder, 'dist')) && newestTime(folder) <= builtAt;
  });
}

/**
 * Newest modification time below a folder, build output excluded. Folders count too, since their time changes when a
 * file is deleted.
 */
function newestTime(folder) {
  let newest = 0;
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    if (['node_modules', 'dist', '.turbo'].includes(entry.name) || entry.name.endsWith('.tsbuildinfo'))
      continue;
    const file = path.join(folder, entry.name);
    newest = Math.max(newest, fs.statSync(file).mtimeMs, entry.isDirectory() ? newestTime(file) : 0);
  }
  return newest;
}

function readStamp(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
