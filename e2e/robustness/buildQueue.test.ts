import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, onTestFinished, test} from 'vitest';
import {hasRedis, startRedis} from '../../packages/bullmq/test/redisServer.js';
import {
  type CliProcess,
  changedFiles,
  createBundledSite,
  runCli,
  type Site,
  type SiteFiles,
  snapshot,
  startCli,
  workFolder,
} from '../harness/index.js';

const CONFIG = 'docusaurus.config.mjs';
const WORKERS = 3;
/** Number of workers that are killed. With more, the shards would be given up, and left to the merge. */
const KILLS = 3;

const remote = path.join(workFolder, `store-queue-${process.pid}`);

function useQueue(files: SiteFiles): void {
  // Sites without a name are distinguished by their paths in the repository.
  files.write('package.json', '{"name": "queued"}');
  const settings = `cache: ${JSON.stringify({remote})}, plugins: ['@lectern/bullmq'],`;
  files.write(CONFIG, files.read(CONFIG).replace('{\n', `{\n  ${settings}\n`));
}

/** A worker that is killed and started again, always in the same checkout. */
class RestartedWorker {
  readonly #site: Site;
  readonly #env: NodeJS.ProcessEnv;
  #process: CliProcess;
  kills = 0;

  constructor(site: Site, env: NodeJS.ProcessEnv) {
    this.#site = site;
    this.#env = env;
    this.#process = this.#start();
  }

  #start(): CliProcess {
    return startCli(this.#site.dir, ['queue', 'work', '--run', 'test', '--idle', '200'], {env: this.#env});
  }

  /** True while a shard is in work. */
  get isBusy(): boolean {
    return / begun\n$/.test(this.#process.output());
  }

  /** @returns output of the worker */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<string> {
    this.#process.child.kill(signal);
    return (await this.#process.ended).stdout;
  }

  async restart(signal: NodeJS.Signals): Promise<string> {
    const output = await this.kill(signal);
    this.kills += 1;
    this.#process = this.#start();
    return output;
  }
}

test.skipIf(!hasRedis)(
  'a build whose workers are killed, one each second, equals that of one machine',
  async () => {
    const redis = await startRedis();
    const env = {REDIS_URL: redis.url};
    const [plain, coordinator, ...sites] = Array.from({length: WORKERS + 2}, () =>
      createBundledSite('minimal', useQueue),
    ) as [Site, Site, ...Site[]];
    const workers = sites.map((site) => new RestartedWorker(site, env));
    onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.kill()))));
    const build = ['queue', 'build', '--run', 'test', '--shards', '4', '--wait', '200'];
    let isEnded = false;
    const ended = runCli(coordinator.dir, build, {env}).finally(() => {
      isEnded = true;
    });
    const kills = () => workers.reduce((sum, worker) => sum + worker.kills, 0);
    let givenBack: string | undefined;
    while (!isEnded && kills() < KILLS) {
      await sleep(1000);
      const busy = workers.find((worker) => worker.isBusy);
      if (kills() === 0) givenBack = await busy?.restart('SIGTERM');
      else await busy?.restart('SIGKILL');
    }
    const {code, stdout, stderr} = await ended;
    expect(code, stderr).toBe(0);
    expect(kills()).toBe(KILLS);
    expect(givenBack).toContain(': given back to the queue');
    expect(stdout).toContain('Workers have built 4 of 4 shards.');
    expect(stdout).toMatch(/4 of 4 shards found, .* 0 of 5 pages rendered here/);
    const one = await runCli(plain.dir, ['build'], {env: {LECTERN_CACHE_MODE: 'off'}});
    expect(one.code, one.stderr).toBe(0);
    expect(changedFiles(snapshot(plain.outDir), snapshot(coordinator.outDir))).toEqual([]);
  },
);
