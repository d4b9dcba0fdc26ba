#!/usr/bin/env node
import {runCreatePlugin} from '../dist/index.js';

process.exitCode = await runCreatePlugin(process.argv.slice(2));
