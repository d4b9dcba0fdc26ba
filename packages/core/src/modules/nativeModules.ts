import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** True if Node itself removes the types of TypeScript: Node 22.18 and later. */
const removesTypes = 'typescript' in process.features && process.features.typescript !== false;
/** Matches the files that Node loads without compilation. */
const NATIVE = removesTypes ? /\.[cm]?[jt]s$/ : /\.[cm]?js$/;

/** True if Node loads the file as an ES module without compilation. */
export function isNativeModule(file: string): boolean {
  if (file.endsWith('.mjs')) return true;
  return file.endsWith('.js') && readPackageOf(file).type === 'module';
}

interface PackageFields {
  readonly name?: unknown;
  readonly type?: unknown;
  readonly dependencies?: unknown;
  readonly peerDependencies?: unknown;
}

/** Names of the packages that the package of a file depends on. */
export function dependenciesOf(file: string): readonly string[] {
  const {dependencies, peerDependencies} = readPackageOf(file);
  return [dependencies, peerDependencies].flatMap((field) =>
    typeof field === 'object' && field !== null ? Object.keys(field) : [],
  );
}

/** Fields of the nearest package.json for a file; empty if there is none, or if it is invalid. */
export function readPackageOf(file: string): PackageFields {
  const manifest = packageFileOf(file);
  if (manifest === undefined) return {};
  try {
    return JSON.parse(fs.readFileSync(manifest, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/** Nearest package.json of a file, in its folder or a parent folder. */
export function packageFileOf(file: string): string | undefined {
  for (let dir = path.dirname(file); ; dir = path.dirname(dir)) {
    const manifest = path.join(dir, 'package.json');
    if (fs.existsSync(manifest)) return manifest;
    if (dir === path.dirname(dir)) return undefined;
  }
}

/**
 * Finds the modules that Node may load without compilation: the file itself, and files that it imports by relative
 * paths.
 *
 * @param resolve - resolves a request relative to a file to an absolute file
 * @returns absolute files; each after the files that it imports
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
    // CommonJS files are included: jiti 2.7 loads them with `import()`, so Node caches them like ES modules.
    if (NATIVE.test(current)) found.push(current);
  };
  visit(file);
  return found;
}
