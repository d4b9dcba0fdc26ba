// Lists the compared tools and installs them. Each tool is an object in sites/ with these fields:
//   flavor (dialect of the corpus), docsFolder, write(folder, sections), build(bin), dev(bin, port), outFolder, caches,
//   docUrl(page), packages (installed by npm), node (required major version), command (if it is not a Node script).
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {writeFiles} from './files.mjs';
import {docusaurusClassic, docusaurusFaster} from './sites/docusaurus.mjs';
import {hugo} from './sites/hugo.mjs';
import {lectern, lecternStill} from './sites/lectern.mjs';
import {rspress} from './sites/rspress.mjs';
import {starlight} from './sites/starlight.mjs';
import {vitepress} from './sites/vitepress.mjs';
import {lecternWithoutSearch} from './sites/withSearch.mjs';

const bench = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const workFolder = path.join(bench, '.work');

export const reference = docusaurusFaster.name;
const peers = [docusaurusFaster, docusaurusClassic, rspress, vitepress, starlight, hugo];
export const tools = [lectern, lecternStill, ...peers];

/** Tools that `--only` can name. The one without search is for comparisons with commits before Lectern had a search. */
export const namedTools = [...tools, lecternWithoutSearch];

/** Lectern from another checkout, for example of an earlier commit. Its packages must be built. */
export function otherCheckout(folder) {
  return {...lectern, name: 'lectern-before', checkout: path.resolve(folder)};
}

/**
 * Installs a tool.
 *
 * @returns the folder for its sites, the command that starts it, and its version
 * @throws {Error} if it cannot be installed on this machine
 */
export function prepareTool(tool) {
  if (tool.command) return prepareCommand(tool);
  const home = tool.packages ? installPackages(tool.packages, tool.node) : linkWorkspace(tool);
  const manifest = (name) => path.join(home, 'node_modules', name, 'package.json');
  return {
    home,
    command: nodeFor(tool, home),
    bin: (name, file) => path.join(home, 'node_modules', name, file),
    version: JSON.parse(fs.readFileSync(manifest(tool.mainPackage ?? '@lectern/core'), 'utf8')).version,
  };
}

function prepareCommand(tool) {
  const {status, stdout} = spawnSync(tool.command, ['version'], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`The command "${tool.command}" is not installed.`);
  const home = path.join(workFolder, 'peers', tool.name);
  return {
    home,
    command: tool.command,
    bin: () => tool.command,
    version: stdout.trim().split(/[\s+]/)[1] ?? '',
  };
}

/** Makes a folder whose sites resolve packages from this checkout, or from the tool's `checkout`. */
function linkWorkspace({name, checkout = path.join(bench, '..')}) {
  const home = path.join(workFolder, name);
  const link = path.join(home, 'node_modules');
  fs.mkdirSync(home, {recursive: true});
  fs.rmSync(link, {force: true});
  fs.symlinkSync(path.join(checkout, 'e2e', 'node_modules'), link, 'junction');
  return home;
}

function installPackages({folder, dependencies, overrides}, node) {
  const home = path.join(workFolder, 'peers', folder);
  const withNode = node && needsNode(node) ? {...dependencies, [nodePackage]: `^${node}.0.0`} : dependencies;
  const wanted = {name: `peer-${folder}`, private: true, type: 'module', dependencies: withNode, overrides};
  const stamp = path.join(home, '.installed');
  const key = JSON.stringify(wanted);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === key) return home;
  console.log(`Installing ${folder} …`);
  writeFiles(home, {'package.json': wanted});
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  fs.writeFileSync(stamp, key);
  return home;
}

/** npm package that contains a Node binary for this machine. */
const nodePackage = `node-${process.platform}-${process.arch}`;

function needsNode(major) {
  return !process.env.NODE22 && Number(process.versions.node.split('.')[0]) < major;
}

function nodeFor(tool, home) {
  if (!tool.node || Number(process.versions.node.split('.')[0]) >= tool.node) return process.execPath;
  return process.env.NODE22 ?? path.join(home, 'node_modules', nodePackage, 'bin', 'node');
}
