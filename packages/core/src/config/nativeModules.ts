import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** Whether Node loads the file as an ES module by itself, without anything being transformed. */
function isNative(file: string): boolean {
  if (file.endsWith('.mjs')) return true;
  return file.endsWith('.js') && packageType(path.dirname(file)) === 'module';
}

function packageType(folder: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).type;
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? undefined : packageType(parent);
  }
}

/**
 * The ES modules of a site that Node would load by itself among a file and all that it imports by relative paths.
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
    if (isNative(current)) found.push(current);
  };
  visit(file);
  return found;
}
