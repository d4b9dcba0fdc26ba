export {markLines} from '../client/markedLines.js';
