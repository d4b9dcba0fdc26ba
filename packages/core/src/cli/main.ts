import {exitWhenWritten} from './exitWhenWritten.js';
import {handleSignals} from './onExit.js';
import {runCli} from './runCli.js';

/** Commands that leave a server behind; all others are done when their promise is. */
const SERVERS = new Set(['start', 'serve']);

if (process.pid === 1) handleSignals();
const args = process.argv.slice(2);
const code = await runCli(args);
// Something that a plugin left open must not keep a finished command from ending.
if (code !== 0 || args[0] === 'clear') process.exit(code);
if (args[0] === 'build') exitWhenWritten();
if (!SERVERS.has(args[0] ?? '')) process.exitCode = code;
