import type {SetUp} from '@lectern/worker-pool';
import {type RelocateInput, relocateFiles} from './relocateFiles.js';

/** Functions that the main process can call in the process that makes an output relocatable. */
export type RelocateTasks = {
  relocate(input: RelocateInput): Promise<void>;
};

export const setUp: SetUp<undefined, RelocateTasks> = () => ({relocate: relocateFiles});
