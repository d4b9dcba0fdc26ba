import {handleSignals} from '../terminal/onExit.js';
import {exitWhenWritten} from './exitWhenWritten.js';
import {runCli} from './runCli.js';
import {reportUncaughtErrors} from './uncaughtErrors.js';

/** Commands that leave a server behind; all others are done when their promise is. */
const SERVERS = new Set(['start', 'serve']);

/** Commands that have nothing more to write once their promise is done. */
const ENDED = new Set(['clear', 'write-translations', 'translations']);

if (process.pid === 1) handleSignals();
reportUncaughtErrors();
const args = process.argv.slice(2);
const code = await runCli(args);
// Something that a plugin left open must not keep a finished command from ending.
if (code !== 0 || ENDED.has(args[0] ?? '')) process.exit(code);
if (args[0] === 'build') exitWhenWritten();
if (!SERVERS.has(args[0] ?? '')) process.exitCode = code;
