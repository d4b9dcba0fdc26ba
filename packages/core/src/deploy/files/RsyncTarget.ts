import fs from 'node:fs';
import path from 'node:path';
import {errors} from '../../errors/catalog.js';
import {inTemporaryFolder, runTool, type ToolResult} from '../runTool.js';
import type {FileTarget} from './FileTarget.js';

/** Exit codes of rsync for sources that do not exist. */
const MISSING_CODES: ReadonlySet<number> = new Set([3, 23]);

/** Reads the escapes of rsync: `\#012` is a line break. */
function unescaped(name: string): string {
  return name.replace(/\\#(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}

/** A folder on this machine, or on another one that rsync reaches by SSH. */
export class RsyncTarget implements FileTarget {
  /** Folder of the target, with a slash at its end: "/srv/www/" or "user@host:/srv/www/". */
  readonly #destination: string;

  constructor(destination: string) {
    this.#destination = destination.replace(/\/*$/, '/');
  }

  async list(): Promise<ReadonlyMap<string, number>> {
    const {code, stdout, stderr} = await inTemporaryFolder((empty) =>
      run(['--recursive', '--dry-run', '-8', '--out-format=%l %n', '--', this.#destination, `${empty}/`]),
    );
    if (MISSING_CODES.has(code) && /No such file or directory/.test(stderr)) return new Map();
    if (code !== 0) throw failure(code, stderr);
    const files = stdout.split('\n').flatMap((line): [string, number][] => {
      const [, size, name] = /^(\d+) (.+)$/.exec(line) ?? [];
      return name === undefined || name.endsWith('/') ? [] : [[unescaped(name), Number(size)]];
    });
    return new Map(files);
  }

  read(name: string): Promise<string | undefined> {
    return inTemporaryFolder(async (empty) => {
      const {code, stderr} = await run(['--', this.#destination + name, `${empty}/`]);
      if (MISSING_CODES.has(code)) return undefined;
      if (code !== 0) throw failure(code, stderr);
      return fs.readFileSync(path.join(empty, name), 'utf8');
    });
  }

  send(dir: string, paths: readonly string[]): Promise<void> {
    // Two builds can give a file the same size and time, but another content: `--ignore-times` sends it, too.
    const rights = '--chmod=Du=rwx,Dgo=rx,Fu=rw,Fgo=r';
    return this.#transfer(dir, paths, '--times', '--ignore-times', '--copy-links', rights);
  }

  remove(paths: readonly string[]): Promise<void> {
    // None of the files is in the empty folder: rsync removes those that are missing there.
    return inTemporaryFolder((empty) => this.#transfer(empty, paths, '--delete-missing-args'));
  }

  async #transfer(dir: string, paths: readonly string[], ...options: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    const list = ['--files-from=-', '--from0', '--no-implied-dirs'];
    const args = [...options, ...list, '--', `${dir}/`, this.#destination];
    // A line of the list that begins with "#" would be a comment.
    const {code, stderr} = await run(args, paths.map((name) => `./${name}`).join('\0'));
    if (code !== 0) throw failure(code, stderr);
  }
}

function failure(code: number, output: string) {
  return errors.deployToolFailed({tool: 'rsync', code, output: output.trim()});
}

/** Runs rsync. `--protect-args` keeps the shell of the other machine from reading paths. */
function run(args: readonly string[], input?: string): Promise<ToolResult> {
  return runTool('rsync', {
    args: ['--protect-args', ...args],
    env: {...process.env, LC_ALL: 'C'},
    input,
    missing: () => errors.deployToolMissing('rsync'),
  });
}
