// Entry point of its own, since it loads the parsers: that takes half as long as a whole build without changes, which
// needs no parser.
export {compileMarkdown} from './compileMarkdown.js';
export {scanImports} from './scanImports.js';
