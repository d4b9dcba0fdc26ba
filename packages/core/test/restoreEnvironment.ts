import {afterAll} from 'vitest';

// Test files share processes. Removes the variables that a test file has set, or the code that it runs (`runBuild` sets
// NODE_ENV), before the next file starts.
const before = {...process.env};

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
