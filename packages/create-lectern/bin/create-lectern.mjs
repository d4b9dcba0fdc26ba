#!/usr/bin/env node
import {checkNode} from './checkNode.mjs';

if (checkNode()) {
  const {runCreate} = await import('../dist/index.js');
  process.exitCode = await runCreate(process.argv.slice(2));
}
