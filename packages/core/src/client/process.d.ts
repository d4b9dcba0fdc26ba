/** webpack replaces `process.env.NODE_ENV` by its value. */
declare const process: {readonly env: {readonly NODE_ENV?: 'development' | 'production' | 'test'}};
