// Apart from index.ts: loading the parser takes as long as half of a build without changes, which needs none.
export {compileMarkdown} from './compileMarkdown.js';
export {scanImports} from './scanImports.js';
