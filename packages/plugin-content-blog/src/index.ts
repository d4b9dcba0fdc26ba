export type * from './client/types.js';
