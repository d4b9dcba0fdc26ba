import type {ColorName} from '@lectern/theme-classic/looks';
import type {GitStrategy, Language} from './flags.js';
import type {ManagerName} from './packageManagers.js';
import type {Source} from './sources.js';
import type {Template} from './templates.js';

/** Everything that a new project depends on. */
export interface Choices {
  /** Name of the package. */
  readonly name: string;
  /** Absolute path of the folder. */
  readonly dest: string;
  readonly template: Template;
  /** Present if documents or a site are taken over. */
  readonly source?: Source;
  readonly language: Language;
  readonly color: ColorName;
  readonly manager: ManagerName;
  readonly git: boolean;
  readonly gitStrategy: GitStrategy;
  /** Command for the git strategy "custom". */
  readonly gitCommand?: string;
  readonly install: boolean;
}
