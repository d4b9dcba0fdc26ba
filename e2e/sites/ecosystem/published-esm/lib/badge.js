import path from 'node:path';

export const badgeFile = () => path.relative(path.dirname(require.resolve('../package.json')), __filename);
