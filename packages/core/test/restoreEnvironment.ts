import {afterAll} from 'vitest';

// Test files share processes. The variables that one file sets, or code that it runs (`runBuild` sets NODE_ENV), end with it.
const before = {...process.env};

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
