// npm start: installs, builds and serves the website at http://localhost:3000. Arguments are passed on to `site start`
// (npm start -- --port 4000).
import path from 'node:path';
import {buildPackages, checkNode, install, root, runNode} from './setup.mjs';

checkNode();
const failed = install() || buildPackages();
process.exitCode = failed || (await startWebsite());

function startWebsite() {
  const cli = path.join(root, 'packages', 'core', 'bin', 'site.mjs');
  return runNode(cli, ['start', ...process.argv.slice(2)], {cwd: path.join(root, 'website')});
}
