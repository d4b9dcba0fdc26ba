#!/usr/bin/env node
import '../dist/cli/tuneEngine.js';
import '../dist/cli/main.js';
