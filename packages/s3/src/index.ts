export {type Bucket, openBucket, type Transfer} from './openBucket.js';
export {openSiteBucket, type SiteBucket} from './openSiteBucket.js';
