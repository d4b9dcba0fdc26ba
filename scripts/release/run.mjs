// pnpm release [--dry-run] [--push] [--registry <url>]: makes a release, see "Releases" in CONTRIBUTING.md. All is prepared in
// a copy of the last commit; the branch and the registry are changed only after everything has been tried.
import process from 'node:process';
import {checkNode, install} from '../setup.mjs';

checkNode();
process.exitCode = install() || (await release());

/** Imports the rest after the installation: it needs packages. */
async function release() {
  const {makeRelease} = await import('./makeRelease.mjs');
  return makeRelease(process.argv.slice(2));
}
