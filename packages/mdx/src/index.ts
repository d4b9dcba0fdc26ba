export {artifactKey} from './cache/artifactKey.js';
export {isFresh} from './cache/isFresh.js';
export {type ArtifactModule, type ArtifactRuntime, parsePage} from './client/artifactRuntime.js';
export {type MagicComment, type MarkedCode, markLines} from './client/markedLines.js';
export type {ErrorCode} from './errorCodes.js';
export {MarkdownError, type MarkdownErrorDetails} from './errors.js';
export {evaluateArtifact} from './evaluateArtifact.js';
export {type ContentTitle, findContentTitle, parseContentTitle} from './facts/contentTitle.js';
export {createExcerpt} from './facts/excerpt.js';
export {formatOf} from './format.js';
export {type ParsedFrontMatter, parseFrontMatter} from './frontMatter.js';
export {hasUnifiedPlugins} from './hasUnifiedPlugins.js';
export {encodeTokens} from './highlight/encodeTokens.js';
export {prismComponents} from './highlight/grammars.js';
export type {PublishRefusal} from './ReferenceReader.js';
export type {PageHeading, PageHeadings} from './readHeadings.js';
export {
  describeRefusal,
  NOT_PUBLISHABLE,
  NOT_PUBLISHABLE_HINT,
  publishRefusal,
  realPathOf,
} from './references/publishable.js';
export {decodeMarkdown} from './text/decodeMarkdown.js';
export {hasExcerptMarker} from './text/excerptMarker.js';
export {type SourceLine, scanLines} from './text/outsideFences.js';
export {titleRewriter} from './text/prepareText.js';
export {fillVariables, readFrontMatter} from './text/splitSource.js';
export {headingIdsOf} from './transforms/headings.js';
export type {
  Artifact,
  ArtifactType,
  BrokenReferenceHandler,
  CompileInput,
  ContentAsset,
  ContentImport,
  ContentLink,
  Dependency,
  Diagnostic,
  FileTime,
  MarkdownConfig,
  MarkdownFormat,
  MarkdownImage,
  MarkdownImageCopies,
  MarkdownImageFunction,
  MarkdownImages,
  MarkdownModule,
  MarkdownRule,
  MarkdownSite,
  ParseFrontMatter,
  PublishScope,
  ReportingSeverity,
  SourceMap,
  TextSection,
  TocItem,
  UnifiedPlugin,
  Variables,
} from './types.js';
export {prefixClassNames} from './untrusted/prefixClassNames.js';
export {parseYaml, type YamlMistake} from './yaml.js';
