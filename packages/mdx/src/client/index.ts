export {
  type ArtifactModule,
  type ArtifactRuntime,
  createArtifactRuntime,
  parsePage,
  type ReactRuntime,
} from './artifactRuntime.js';
export {type LineClasses, parseLineClasses, parseRange} from './lineClasses.js';
export {renderTokens} from './renderTokens.js';
export {type CodeToken, splitTokens} from './splitTokens.js';
