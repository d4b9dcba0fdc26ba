export {
  type ArtifactModule,
  type ArtifactRuntime,
  createArtifactRuntime,
  parsePage,
  type ReactRuntime,
} from './artifactRuntime.js';
export {type LineClasses, parseLineClasses, parseRange} from './lineClasses.js';
export {
  findLineRange,
  type MagicComment,
  type MarkedCode,
  type MarkOptions,
  markLines,
} from './markedLines.js';
export {renderTokens} from './renderTokens.js';
export {areTokensOf, type CodeToken, splitTokens} from './splitTokens.js';
