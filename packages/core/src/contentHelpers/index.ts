/**
 * Helpers for plugins that make pages from files. They are a separate entry point of `@lectern/core`: its main entry
 * point does not import this module, so other plugins do not load these helpers.
 */
export {parseYaml, prefixClassNames, type Variables} from '@lectern/mdx';
export {CacheTable, errorCode, isFileSync, writeFileAtomic, writeFileIfChanged} from '@lectern/store';
export {isRelocatable} from '../config/filesUrl.js';
export {configLocation} from '../config/findFieldLine.js';
export {gitVersionsDir} from '../config/generatedDir.js';
export {describeIssues, issueSentence} from '../errors/describeIssues.js';
export {codedText} from '../errors/errorAddress.js';
export {lineInJson} from '../errors/jsonLine.js';
export {keepMistake} from '../errors/loaderMistakes.js';
export {mergeErrors} from '../errors/mergeErrors.js';
export {parseJson} from '../errors/parseJson.js';
export {listProblems, type ProblemReport, problemError, throwProblems} from '../errors/problems.js';
export type {Problem} from '../errors/SiteError.js';
export {RunReports} from '../errors/SiteReports.js';
export {didYouMean, listKnown, nearest} from '../errors/suggestions.js';
export {gitRefPath, refFolderName} from '../gitRefPath.js';
export {pathInside, shownPath, toPosix} from '../paths.js';
export {severity as severityOption} from '../schema/schemaParts.js';
export {variablesSchema} from '../schema/variablesSchema.js';
export {encodePath, escapeFilePath} from '../shared/encodePath.js';
export {escapeHtml} from '../shared/escapeHtml.js';
export {isRecord} from '../shared/isRecord.js';
export {scriptOfText} from '../shared/scriptOfText.js';
export {agrees, hasTerminal} from '../terminal/agrees.js';
export {log} from '../terminal/log.js';
export {onExit} from '../terminal/onExit.js';
export {assetUrl} from './assetUrl.js';
export {contentLocaleOf} from './contentLocale.js';
export {type EditUrlInput, editUrlOf, joinEditUrl} from './editUrl.js';
export {FileCache, type FileCacheInput} from './FileCache.js';
export {type FileRecords, FileValues} from './FileValues.js';
export {isFile, isFolder, localizedPluginDir, mapConcurrently, readIfThere, toSource} from './files.js';
export {findPages, type PageFolders, type PagePath} from './findPages.js';
export * from './frontMatter.js';
export {type GeneratedModule, generateModule} from './generateModule.js';
export {type LastUpdates, type RefLog, readRefLog} from './git/gitLog.js';
export {
  type FileList,
  GitTrees,
  type LeftOut,
  type NameRules,
  nameProblem,
  TooLarge,
  type TreeEntry,
  type TreeFile,
} from './git/gitTree.js';
export {
  type FileHistory,
  lastUpdateOf,
  loadFileHistory,
  loadLastUpdates,
  parseDate,
} from './git/lastUpdates.js';
export {MissingObject, ObjectReader} from './git/ObjectReader.js';
export {
  findRepository,
  type GitRef,
  type GitRepository,
  isShallow,
  listRefs,
  refFiles,
} from './git/refs.js';
export {gitFailure} from './git/runGit.js';
export {loadUpdateTimes, type UpdateTimes} from './git/updateTimes.js';
export {lfsFile, writeTree} from './git/writeTree.js';
export {isJsonSerializable} from './isJsonSerializable.js';
export {leafRoutes} from './leafRoutes.js';
export {linkHtml} from './linkHtml.js';
export {localeFile} from './localeFile.js';
export {openPluginCache, pluginCacheDir} from './openPluginCache.js';
export * from './options.js';
export {
  checkOwnFrontMatter,
  type FrontMatterSchema,
  frontMatterSchemaOption,
  type OwnFrontMatter,
  type OwnFrontMatterInput,
} from './ownFrontMatter.js';
export * from './readPages.js';
export {type ReportContext, reportProblems, type Severity, warnOfContent} from './reportProblems.js';
export {slugProblem} from './slugProblem.js';
export {splitMarkdown, splitSettings} from './splitMarkdown.js';
export {TextCache} from './TextCache.js';
export {groupTags, type TagGroup} from './tags/groupTags.js';
export {type InlineTagsReport, inlineTags, reportInlineTags} from './tags/reportInlineTags.js';
export {type ResolvedTag, resolveTags, type TagsInput, type WrittenTag} from './tags/resolveTags.js';
export {reportSharedTagPages, sharedTagPages} from './tags/sharedTagPages.js';
export {tagSlug} from './tags/tagSlug.js';
export {
  type DefinedTag,
  loadTagsFile,
  parseTagsFile,
  TAGS_FILE_REPORT,
  type TagsFile,
  type TagsFileInput,
  tagsFileCandidates,
} from './tags/tagsFile.js';
export {toPermalink} from './toPermalink.js';
export {isTranslationOff, translatedDir} from './translatedDir.js';
export {copyRecords} from './translationRecord.js';
