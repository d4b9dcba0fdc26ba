import {handleSignals} from '../terminal/onExit.js';
import {exitWhenWritten} from './exitWhenWritten.js';
import {runCli} from './runCli.js';
import {reportUncaughtErrors} from './uncaughtErrors.js';

/** Commands that start a server, which keeps the process running. */
const SERVERS: ReadonlySet<string> = new Set(['start', 'serve', 'mcp']);

/** Commands after which the process ends at once: they await all their writes, so no file is lost. */
const ENDED: ReadonlySet<string> = new Set([
  'clear',
  'write-translations',
  'translations',
  'samples',
  'check',
]);

if (process.pid === 1) handleSignals();
reportUncaughtErrors();
const args = process.argv.slice(2);
const code = await runCli(args);
// Ends the process explicitly: resources that a plugin left open would keep it running.
if (code !== 0 || ENDED.has(args[0] ?? '')) process.exit(code);
if (args[0] === 'build') exitWhenWritten();
// A command of a plugin may have set another code.
if (!SERVERS.has(args[0] ?? '')) process.exitCode ??= code;
