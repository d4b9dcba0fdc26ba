import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onExit} from '../terminal/onExit.js';

export interface ToolResult {
  /** Exit status; 1 if a signal ended the process. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ToolOptions {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Folder in which the command runs; default: that of this process. */
  readonly dir?: string | undefined;
  /** Text for the standard input. */
  readonly input?: string | undefined;
  /** Returns the error for a command that is not installed. */
  readonly missing: () => Error;
}

/** Runs a command, never through a shell. */
export function runTool(command: string, {args, env, dir, input, missing}: ToolOptions): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd: dir, env, stdio: ['pipe', 'pipe', 'pipe']});
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      stdout += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      stderr += part;
    });
    child.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? missing() : error));
    child.on('close', (code) => resolve({code: code ?? 1, stdout, stderr}));
    // A process that ends early closes its input: its exit status says why.
    child.stdin.on('error', () => {}).end(input);
  });
}

/** Makes an empty folder for the time of a function. It is removed if the process is ended, too. */
export async function inTemporaryFolder<Result>(use: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-deploy-'));
  const remove = () => fs.rmSync(dir, {recursive: true, force: true});
  const removeCleanup = onExit(remove);
  try {
    return await use(dir);
  } finally {
    removeCleanup();
    remove();
  }
}
