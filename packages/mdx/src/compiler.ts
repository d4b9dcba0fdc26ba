// A separate entry point, since it loads the parsers. That takes half as long as a whole build in which nothing has
// changed, and such a build needs no parser.
export {compileMarkdown} from './compileMarkdown.js';
export {scanImports} from './scanImports.js';
