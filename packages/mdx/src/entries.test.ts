import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = import.meta.dirname;

/**
 * Matches `from '…'` of imports and exports, except those of types. `import()` is not matched, since it is loaded
 * later.
 */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?\bfrom\s+'([^']+)';/gm;

/** Returns the packages that a module loads when it is imported. */
function packagesOf(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, request = ''] of fs.readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    if (!request.startsWith('.')) packages.add(request);
    else packagesOf(path.resolve(path.dirname(file), request.replace(/\.js$/, '.ts')), seen, packages);
  }
  return packages;
}

test.each(['index.ts', 'compiler.ts'])(
  '%s does not load the parser of MDX, which few builds need',
  (entry) => {
    const packages = packagesOf(path.join(folder, entry));
    expect(packages.size).toBeGreaterThan(0);
    expect([...packages].filter((name) => /^(?:@mdx-js\/mdx|unified|remark-|micromark)/.test(name))).toEqual(
      [],
    );
  },
);
