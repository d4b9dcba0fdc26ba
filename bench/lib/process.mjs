// Runs a command and measures it with all its descendant processes. Linux only, since it reads /proc.
import {spawn} from 'node:child_process';
import fs from 'node:fs';

const sampleMs = 150;
const clockTicksPerSecond = 100;
const pageBytes = 4096;

/**
 * Samples the processes of a command. A process counts if it is in the session of `rootPid` (which must be its leader)
 * or has a counted parent. So a process whose parent has ended still counts.
 *
 * Memory is the sum of the resident set sizes: pages that two processes share count twice. The CPU time of a process is
 * that of its last sample, so up to one sampling interval can be missing.
 */
function watchTree(rootPid) {
  const cpuByPid = new Map();
  let peakRss = 0;
  const sample = () => {
    let rss = 0;
    for (const entry of listProcesses()) {
      const belongs = entry.session === rootPid || cpuByPid.has(entry.pid) || cpuByPid.has(entry.parent);
      if (!belongs) continue;
      cpuByPid.set(entry.pid, Math.max(entry.cpu, cpuByPid.get(entry.pid) ?? 0));
      rss += entry.rss;
    }
    peakRss = Math.max(peakRss, rss);
  };
  const timer = setInterval(sample, sampleMs);
  sample();
  return {
    stop() {
      clearInterval(timer);
      sample();
      const cpuSeconds = [...cpuByPid.values()].reduce((sum, cpu) => sum + cpu, 0);
      return {cpuSeconds, peakMb: peakRss / 2 ** 20};
    },
  };
}

/**
 * Runs a build to its end.
 *
 * @returns wall and CPU seconds, peak memory in MB, and the output. CPU time is the larger of two sums, since each
 *   may miss something: `times` of the shell is exact but counts only processes that their parent waited for; samples
 *   count all processes.
 */
export async function runMeasured(command, args, {cwd, env, timeoutMs = 1_800_000}) {
  const script = '"$@"; code=$?; times >&3; exit $code';
  const startedAt = process.hrtime.bigint();
  const child = spawn('/bin/sh', ['-c', script, 'sh', command, ...args], {
    cwd,
    env: {...process.env, ...env},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const watch = watchTree(child.pid);
  const output = collect(child.stdout, child.stderr);
  const times = collect(child.stdio[3]);
  const timer = setTimeout(() => killTree(child.pid), timeoutMs);
  const code = await new Promise((resolve) => child.on('exit', (status) => resolve(status ?? 1)));
  const wall = Number(process.hrtime.bigint() - startedAt) / 1e9;
  clearTimeout(timer);
  const {cpuSeconds, peakMb} = watch.stop();
  return {code, wall, cpu: Math.max(cpuSeconds, childSeconds(times())), peakMb, output: output()};
}

/** Starts a server in its own session. `stop()` ends all its processes, and returns CPU seconds and peak memory in MB. */
export function startMeasured(command, args, {cwd, env}) {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watch = watchTree(child.pid);
  const output = collect(child.stdout, child.stderr);
  const exited = new Promise((resolve) => child.on('exit', resolve));
  return {
    output,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      const {cpuSeconds, peakMb} = watch.stop();
      killTree(child.pid);
      await exited;
      return {cpu: cpuSeconds, peakMb};
    },
  };
}

/**
 * Returns a function that measures CPU pressure: the share of the time since its last call in which a process waited
 * for a CPU core, in percent. It returns `null` if the kernel does not measure this.
 */
export function cpuPressureMeter() {
  const file = '/proc/pressure/cpu';
  if (!fs.existsSync(file)) return () => null;
  const read = () => Number(/total=(\d+)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0);
  let [stalled, at] = [read(), performance.now()];
  return () => {
    const [nowStalled, now] = [read(), performance.now()];
    const percent = ((nowStalled - stalled) / 1000 / (now - at)) * 100;
    [stalled, at] = [nowStalled, now];
    return percent;
  };
}

function killTree(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

function collect(...streams) {
  let text = '';
  for (const stream of streams) stream.on('data', (chunk) => (text += chunk));
  return () => text;
}

/**
 * CPU seconds of all child processes. The second line of `times` has their user and system time: "1m2.340s 0m0.560s".
 */
function childSeconds(times) {
  const line = times.trim().split('\n')[1] ?? '';
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, min, sec]) => sum + Number(min) * 60 + Number(sec),
    0,
  );
}

function listProcesses() {
  const list = [];
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      // Fields after the command name, which is in parentheses and may contain spaces: see proc(5).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      list.push({
        pid: Number(name),
        parent: Number(fields[1]),
        session: Number(fields[3]),
        cpu: (Number(fields[11]) + Number(fields[12])) / clockTicksPerSecond,
        rss: Number(fields[21]) * pageBytes,
      });
    } catch {
      // The process ended after it was listed.
    }
  }
  return list;
}
