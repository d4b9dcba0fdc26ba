#!/usr/bin/env node
import {nodeProblem} from './nodeVersion.mjs';

// Imported after the check: older versions of Node cannot even load the command.
const problem = nodeProblem(process.versions.node);
if (problem === undefined) {
  const {otherCommand} = await import('./otherCommand.mjs');
  const other = otherCommand(import.meta.url, process.argv.slice(2), process.cwd());
  if (other !== undefined) {
    await import(other);
  } else {
    await import('../dist/cli/tuneEngine.js');
    await import('../dist/cli/main.js');
  }
} else {
  console.error(problem);
  process.exitCode = 1;
}
