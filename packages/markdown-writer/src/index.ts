export {type MarkdownElement, type MarkdownNode, textOf} from './MarkdownNode.js';
export {type ReactElementLike, type ReadSettings, readElements, type ToMarkdown} from './readElements.js';
export {readHtml} from './readHtml.js';
export type {InlineSettings as WriteSettings} from './writeInline.js';
export {writeMarkdown} from './writeMarkdown.js';
