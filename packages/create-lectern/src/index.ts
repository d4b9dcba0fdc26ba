export {runCreate} from './runCreate.js';
