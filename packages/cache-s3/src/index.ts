export {type Bucket, openBucket, type Transfer} from './openBucket.js';
