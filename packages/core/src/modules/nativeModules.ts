import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** Checks that Node loads the file as an ES module by itself, without a transform. */
export function isNativeModule(file: string): boolean {
  if (file.endsWith('.mjs')) return true;
  return file.endsWith('.js') && readPackageOf(file).type === 'module';
}

/** The fields of the package.json that counts for a file; none if there is no such file or it is not valid. */
export function readPackageOf(file: string): {readonly name?: unknown; readonly type?: unknown} {
  const manifest = packageFileOf(file);
  if (manifest === undefined) return {};
  try {
    return JSON.parse(fs.readFileSync(manifest, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/** The package.json that counts for a file: the nearest one, going up. */
export function packageFileOf(file: string): string | undefined {
  for (let dir = path.dirname(file); ; dir = path.dirname(dir)) {
    const manifest = path.join(dir, 'package.json');
    if (fs.existsSync(manifest)) return manifest;
    if (dir === path.dirname(dir)) return undefined;
  }
}

/**
 * The modules of a site that Node may load by itself among a file and all that it imports by relative paths.
 *
 * @param resolve - the absolute file behind a request as seen from a file
 * @returns absolute files; each after those that it imports
 */
export function findNativeModules(
  file: string,
  resolve: (request: string, from: string) => string | undefined,
): readonly string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const visit = (current: string): void => {
    if (seen.has(current) || !/\.[cm]?[jt]sx?$/.test(current)) return;
    seen.add(current);
    for (const [, request = ''] of fs.readFileSync(current, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(request, current);
      if (imported !== undefined) visit(imported);
    }
    // jiti 2.7 leaves CommonJS to Node too, by an `import()` that remembers it.
    if (/\.[cm]?js$/.test(current)) found.push(current);
  };
  visit(file);
  return found;
}
