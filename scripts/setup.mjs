// Steps of both `npm start` and `npm test`: install and build this checkout. Each step is skipped when nothing changed.
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const needsNode = [20, 19];
const installStamp = path.join(root, 'node_modules', '.lectern-install');
const buildStamp = path.join(root, 'node_modules', '.lectern-build');

// Turborepo prints a notice about its telemetry once, in the first lines that a newcomer sees.
process.env.TURBO_TELEMETRY_DISABLED ??= '1';

/** The exact pnpm of the `packageManager` field, fetched by npx: it need not be installed. */
export const pnpmSpec = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).packageManager;

/** Ends the process with one sentence when Node is too old to run Lectern. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needsNode[0] || (major === needsNode[0] && minor >= needsNode[1])) return;
  console.error(
    `Lectern needs Node ${needsNode.join('.')} or newer; this is Node ${process.versions.node}. ` +
      'Install a newer one, then run the same command again.',
  );
  process.exit(1);
}

/** Runs a command in the foreground; on Windows through the shell, because npx is a batch file there. */
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

/** Runs pnpm with the given arguments; tasks started below it find the same pnpm on their PATH. */
export function pnpm(args, options) {
  return run('npx', ['--yes', pnpmSpec, ...args], options);
}

/** Installs dependencies when the lockfile is not the one of the last install. */
export function install() {
  const lockfile = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  if (readStamp(installStamp) === wanted) return 0;
  console.log('Installing dependencies …');
  const code = pnpm(['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']);
  if (code === 0) fs.writeFileSync(installStamp, wanted);
  return code;
}

/** Builds the packages when one of their files is newer than the last build. */
export function buildPackages() {
  if (isBuilt()) return 0;
  console.log('Building the packages …');
  const startedAt = Date.now();
  const code = pnpm(['run', 'build:packages']);
  // The start, not the end: a file saved during the build makes the next one run.
  if (code === 0) fs.writeFileSync(buildStamp, String(startedAt));
  return code;
}

/** Runs a Node script in the foreground and resolves with its exit code once it has ended. */
export function runNode(script, args, options) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {stdio: 'inherit', ...options});
    const forward = (signal) => child.kill(signal);
    // A terminal sends Ctrl+C to the child itself; a second one would cut its clean end short.
    process.on('SIGINT', process.stdin.isTTY ? () => {} : forward);
    process.on('SIGTERM', forward);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

function isBuilt() {
  const builtAt = Number(readStamp(buildStamp));
  if (!builtAt) return false;
  const packages = path.join(root, 'packages');
  const shared = ['tsconfig.base.json', 'scripts/build-package.mjs'].map((file) => path.join(root, file));
  if (shared.some((file) => fs.statSync(file).mtimeMs > builtAt)) return false;
  return fs.readdirSync(packages).every((name) => {
    const folder = path.join(packages, name);
    return fs.existsSync(path.join(folder, 'dist')) && newestTime(folder) <= builtAt;
  });
}

/** The newest modification time below a package, its own output aside. Folders count: their time changes with removed files. */
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
