import type {ContentCompiler} from '../compile/ContentCompiler.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {Report} from '../errors/Report.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {CodePlan} from './planCode.js';

export interface BundleInput {
  readonly plan: Pick<SitePlan, 'themeAliases' | 'clientModules'>;
  readonly site: LoadedContent;
  readonly code: CodePlan;
  readonly compiler: ContentCompiler;
  readonly output: Report;
  readonly cache: {readonly dir: string; readonly version: string};
  /** Files whose change makes plugins behave differently: the config and what it imports, plugin modules. */
  readonly configFiles: readonly string[];
  readonly minify: boolean;
  /** React's development build, for readable errors. */
  readonly development: boolean;
  /** Writes a report on what the bundle holds beside the generated modules. */
  readonly analyze: boolean;
}
