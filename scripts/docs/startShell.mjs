import {spawn} from 'node:child_process';
import http from 'node:http';
import {setTimeout} from 'node:timers/promises';

const ANSWER_LIMIT_MS = 180_000;

/**
 * Starts a command in a shell, without a terminal. The command may write the folder in which it ends to descriptor 3.
 *
 * @param {object} input
 * @param {string} input.command
 * @param {string} input.dir - folder in which the command runs
 * @param {NodeJS.ProcessEnv} input.env - added to the variables of this process
 * @param {number} input.limit - milliseconds after which the command is ended
 * @returns `{ended, end, hasEnded}`; `ended` resolves with the exit code and the output
 */
export function startShell({command, dir, env, limit}) {
  const child = spawn('bash', ['-c', command], {
    cwd: dir,
    // Without a terminal, npm runs no package that is not installed, unless it has this consent.
    env: {...process.env, BROWSER: 'none', NO_COLOR: '1', npm_config_yes: 'true', ...env},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Creates a process group, so that the processes which the package manager starts can be ended with it.
    detached: true,
  });
  const output = {text: '', folder: ''};
  child.stdout.on('data', (data) => {
    output.text += data;
  });
  child.stderr.on('data', (data) => {
    output.text += data;
  });
  child.stdio[3].on('data', (data) => {
    output.folder += data;
  });
  let isOver = false;
  const end = () => {
    if (!isOver) process.kill(-child.pid, 'SIGTERM');
  };
  const timer = global.setTimeout(end, limit);
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      isOver = true;
      clearTimeout(timer);
      resolve({code, output});
    });
  });
  return {ended, end, hasEnded: () => isOver};
}

/**
 * Starts a command that serves a site, on a free port, and waits until it answers with 200.
 *
 * @param {object} input
 * @param {string} input.command - "npx site serve"; the options for port and browser are added
 * @param {string} input.dir
 * @param {NodeJS.ProcessEnv} input.env
 * @param {(url: string) => Promise<unknown>} [input.use] - runs while the server answers
 * @param {number} [input.limit] - milliseconds after which the server is ended
 * @throws {Error} with the output of the server, if it does not answer
 */
export async function withServer({command, dir, env, use, limit = ANSWER_LIMIT_MS}) {
  const port = await freePort();
  const args = `${command.startsWith('npm ') ? ' --' : ''} --port ${port} --no-open`;
  const server = startShell({command: `exec ${command}${args}`, dir, env, limit});
  const url = `http://127.0.0.1:${port}/`;
  let status;
  const until = Date.now() + ANSWER_LIMIT_MS;
  try {
    while (status !== 200 && !server.hasEnded() && Date.now() < until) {
      await setTimeout(200);
      status = await fetch(url).then(
        (response) => response.status,
        () => undefined,
      );
    }
    if (status === 200) await use?.(url);
  } finally {
    server.end();
  }
  const {output} = await server.ended;
  if (status !== 200) throw new Error(`"${command}" does not answer (${status}):\n${output.text}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = http.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}
