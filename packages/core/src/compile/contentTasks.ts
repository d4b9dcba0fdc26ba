import type {SetUp} from '@lectern/worker-pool';
import type {CompileItem, CompileSetup, FileOutcome, ModuleItem, ModuleOutcome} from './compileTypes.js';
import {PageCompiler} from './PageCompiler.js';
import type {ReloadedOptions} from './reloadOptions.js';
import {restoreRules} from './restoreRules.js';

/** Input of tasks that read Markdown, besides the file. */
export interface ContentInput {
  readonly setup: CompileSetup;
  readonly reload: ReloadedOptions | undefined;
}

/** Tasks that read one Markdown file. */
export type ContentTasks = {
  /** @returns references as `scanImports` gives them */
  scan(item: CompileItem): Promise<readonly string[]>;
  compile(item: CompileItem): Promise<FileOutcome>;
  compileModule(item: ModuleItem): Promise<ModuleOutcome>;
};

/** Runs in a process of the pool. */
export const setUp: SetUp<ContentInput, ContentTasks> = async ({setup, reload}, notes) => {
  const own = reload ? await restoreRules(setup, reload) : setup;
  const pages = new PageCompiler({...own, onPart: notes.notePart, onOtherPage: notes.noteOther});
  return {
    scan: (item) => pages.scan(item),
    compile: (item) => pages.compile(item),
    compileModule: (item) => pages.compileModule(item),
  };
};
