import type {SetUp} from '@lectern/worker-pool';
import type {CompileItem, CompileSetup, FileOutcome, ModuleItem, ModuleOutcome} from './compileTypes.js';
import {PageCompiler} from './PageCompiler.js';
import type {ReloadedOptions} from './reloadOptions.js';
import {restoreRules} from './restoreRules.js';

/** Input of all tasks of a worker process, sent once. `reload` is set if the process has to load the config again. */
export interface ContentInput {
  readonly setup: CompileSetup;
  readonly reload: ReloadedOptions | undefined;
}

/** Tasks of a worker process, each for one Markdown file. */
export type ContentTasks = {
  /** @returns references: "code:clsx", "content:@site/docs/_note.md" */
  scan(item: CompileItem): Promise<readonly string[]>;
  compile(item: CompileItem): Promise<FileOutcome>;
  compileModule(item: ModuleItem): Promise<ModuleOutcome>;
};

/** Runs once in each worker process, and returns its tasks. */
export const setUp: SetUp<ContentInput, ContentTasks> = async ({setup, reload}, reporter) => {
  const own = reload ? await restoreRules(setup, reload) : setup;
  const pages = new PageCompiler({...own, onPart: reporter.reportPart, onOtherPage: reporter.reportOther});
  return {
    scan: (item) => pages.scan(item),
    compile: (item) => pages.compile(item),
    compileModule: (item) => pages.compileModule(item),
  };
};
