import type {SetUp} from '@lectern/worker-pool';
import {type MinifyTask, minifyFiles} from './minifyFiles.js';

/** Functions that the main process can call in the process that minifies files. */
export type MinifyTasks = {
  minify(task: MinifyTask): Promise<void>;
};

export const setUp: SetUp<undefined, MinifyTasks> = () => ({minify: minifyFiles});
