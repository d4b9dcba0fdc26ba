import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const filesPerCommit = 10;

/**
 * Makes the folder a git repository: commits its files in batches of ten, then changes half of them in further commits.
 *
 * @param files - paths relative to the folder
 * @returns the number of commits
 */
export function writeHistory(folder, files) {
  fs.rmSync(path.join(folder, '.git'), {recursive: true, force: true});
  execFileSync('git', ['init', '-q', '-b', 'main'], {cwd: folder});
  const half = files.filter((_, index) => index % 2 === 0);
  const changes = [
    ...batches(files).map((names) => ({names, text: (text) => `${text}\nFirst words.\n`})),
    ...batches(half).map((names) => ({names, text: (text) => text})),
  ];
  const stream = changes.flatMap(({names, text}, index) => commit(folder, names, text, index));
  execFileSync('git', ['fast-import', '--quiet'], {cwd: folder, input: Buffer.concat(stream)});
  return changes.length;
}

function commit(folder, names, change, index) {
  const message = Buffer.from(`Change ${index}\n`);
  const blobs = names.flatMap((name) => {
    const text = Buffer.from(change(fs.readFileSync(path.join(folder, name), 'utf8')));
    return [Buffer.from(`M 100644 inline ${name}\ndata ${text.length}\n`), text, Buffer.from('\n')];
  });
  const who = `Author ${index % 7} <author@example.com> ${1_500_000_000 + index * 3600} +0000`;
  const head = `commit refs/heads/main\ncommitter ${who}\ndata ${message.length}\n`;
  return [Buffer.from(head), message, ...blobs, Buffer.from('\n')];
}

function batches(names) {
  return Array.from({length: Math.ceil(names.length / filesPerCommit)}, (_, index) =>
    names.slice(index * filesPerCommit, (index + 1) * filesPerCommit),
  );
}

/**
 * Reads a trace that git wrote because `GIT_TRACE2_EVENT` named the file: seconds and arguments of each git command.
 */
export function readGitTrace(file) {
  const events = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return events
    .filter(({event}) => event === 'exit')
    .map(({sid, t_abs: seconds}) => ({
      seconds,
      command: events.find((other) => other.event === 'start' && other.sid === sid)?.argv ?? [],
    }));
}
