export {DEBUG_PATH} from './debugPath.js';
export {FileContent, type FileContentProps} from './FileContent.js';
export {type ContentEntry, isSpecialValue, type SpecialValue} from './shownValue.js';
export {TreeView, type TreeViewProps} from './TreeView.js';
export {pathText, type TreeRow} from './tree.js';
export {type DebugFile, useDebugFile} from './useDebugFile.js';
export {type Tree, useTree} from './useTree.js';
export {type FoundPaths, useTreeSearch} from './useTreeSearch.js';
