export {
  type Block,
  type Box,
  type Code,
  type ContentElement,
  type Props as ContentProps,
  type Run,
  textOfBlock,
  type Word,
} from './blocks.js';
export type {Change} from './compareBlocks.js';
export {type ComparedContent, compareContent} from './compareContent.js';
export type {CodeLine, LinePiece} from './compareLines.js';
export type {WordPart} from './compareWords.js';
