/** Replaced by its value when the code is bundled. */
declare const process: {readonly env: {readonly NODE_ENV?: 'development' | 'production' | 'test'}};
