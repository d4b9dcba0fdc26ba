/** What plugins share that make pages from files: not loaded by `@lectern/core` itself. */
export {parseYaml} from '@lectern/mdx';
export {log} from '../cli/log.js';
export {configPlace} from '../config/findFieldLine.js';
export {describeIssues, issueSentence} from '../errors/describeIssues.js';
export {mergeErrors} from '../errors/mergeErrors.js';
export {parseJson} from '../errors/parseJson.js';
export {
  listProblems,
  type ProblemReport,
  problemError,
  throwProblems,
  warnProblems,
} from '../errors/problems.js';
export type {Problem} from '../errors/SiteError.js';
export {unseenRoutes} from '../routes/unseenRoutes.js';
export {escapeFilePath} from '../shared/encodePath.js';
export {joinEditUrl} from './editUrl.js';
export {
  isFile,
  isFolder,
  localizedPluginDir,
  mapConcurrently,
  readIfThere,
  toPosix,
  toSource,
} from './files.js';
export {
  checkFrontMatterValues,
  commonFrontMatter,
  frontMatterProblems,
  frontMatterText,
  lineOfKey,
} from './frontMatter.js';
export {type LastUpdates, lastUpdateOf, loadLastUpdates} from './lastUpdates.js';
export {
  compileSettings,
  editUrlOption,
  excludeOption,
  formatSettings,
  functionOption,
  lastUpdateOptions,
  linkUrl,
  markdownOptions,
  pluginIdOption,
} from './options.js';
export {openPluginCache, type PluginCache} from './pluginCache.js';
export {splitMarkdown} from './splitMarkdown.js';
export {tagSlug} from './tagSlug.js';
export {toPermalink} from './toPermalink.js';
