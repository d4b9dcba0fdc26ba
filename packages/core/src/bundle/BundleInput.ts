import type {ContentCompiler} from '../compile/ContentCompiler.js';
import type {LoadedContent} from '../content/PluginContent.js';
import type {Printer} from '../errors/Printer.js';
import type {SitePlan} from '../routes/SitePlan.js';
import type {CodePlan} from './planCode.js';

export interface BundleInput {
  readonly plan: Pick<SitePlan, 'themeAliases' | 'clientModules' | 'stillModules'>;
  readonly site: LoadedContent;
  readonly codePlan: CodePlan;
  readonly compiler: ContentCompiler;
  readonly printer: Printer;
  readonly cache: {readonly dir: string; readonly version: string};
  /** Files that determine the behaviour of plugins: the config, the modules that it imports, and modules of plugins. */
  readonly configFiles: readonly string[];
  readonly minify: boolean;
  /** Bundles React's development build, for readable errors. */
  readonly development: boolean;
  /** Writes a report about the contents of the bundle into the generated folder. */
  readonly analyze: boolean;
}
