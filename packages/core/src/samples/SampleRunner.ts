import fs from 'node:fs';
import type {LoadContext} from '../plugins/Plugin.js';
import {onExit} from '../terminal/onExit.js';
import {judgeRun} from './judgeRun.js';
import {killSample, type ProcessGroup} from './processGroup.js';
import {runProcess} from './runProcess.js';
import type {Sample, SampleProblem} from './Sample.js';
import {SampleFolders} from './SampleFolders.js';
import {hasProgram, sampleEnvironment} from './sampleEnvironment.js';
import {sampleProblems} from './sampleErrors.js';

/** Runs samples in folders of their own. If a signal ends this process, the samples are ended, too. */
export class SampleRunner {
  readonly #context: LoadContext;
  readonly #folders: SampleFolders;
  readonly #running = new Set<ProcessGroup>();
  readonly #unregister: () => void;

  constructor(context: LoadContext) {
    this.#context = context;
    this.#folders = new SampleFolders(context.generatedFilesDir);
    this.#unregister = onExit(() => this.close());
  }

  /**
   * Runs a sample.
   *
   * @param page - path of its page that is printed
   * @returns the mistake; `undefined` if the sample has passed
   */
  async run(sample: Sample, page: string): Promise<SampleProblem | undefined> {
    const {siteDir, siteConfig} = this.#context;
    const {languages, maxFolderSize, maxProcesses, env: allowed} = siteConfig.samples;
    const {language, main, line} = sample;
    const settings = languages[language];
    const [program, ...args] = settings?.command ?? [];
    if (!settings || program === undefined)
      return sampleProblems.noCommand(line, language, Object.keys(languages));
    if (!hasProgram(program, {siteDir, cwd: siteDir}))
      return sampleProblems.noProgram(line, program, language);
    let folder: ReturnType<SampleFolders['create']>;
    try {
      folder = this.#folders.create(sample);
    } catch {
      // A name is that of a file and of a folder, or differs from another name only in its case.
      return sampleProblems.samePath(line, sample.files.map((file) => file.path).join('", "'));
    }
    const id = folder.root.split(/[\\/]/).at(-1) ?? '';
    const limits = {seconds: settings.timeout, folderBytes: maxFolderSize, processes: maxProcesses};
    let group: ProcessGroup | undefined;
    try {
      const result = await runProcess({
        command: [program, ...args.map((arg) => arg.replaceAll('{file}', main))],
        cwd: folder.work,
        env: sampleEnvironment({siteDir, allowed, home: folder.home, id}),
        id,
        folder: folder.root,
        limits,
        onStart: (started) => {
          group = started;
          this.#running.add(started);
        },
      });
      return judgeRun(sample, {result, limits, page, folder: folder.work});
    } finally {
      if (group) this.#running.delete(group);
      fs.rmSync(folder.root, {recursive: true, force: true, maxRetries: 3});
    }
  }

  /** Ends all samples, and removes their folders. */
  close(): void {
    this.#unregister();
    for (const group of this.#running) killSample(group);
    this.#folders.clear();
  }
}
