import fs from 'node:fs';
import path from 'node:path';

export interface PackageFacts {
  /** The package.json, absolute. */
  readonly file: string;
  readonly name?: string;
  readonly version?: string;
}

/** @returns what a package.json says, or `undefined` where it is missing or unreadable. */
export function readPackage(file: string): PackageFacts | undefined {
  try {
    const {name, version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {name?: unknown; version?: unknown};
    return {
      file,
      name: typeof name === 'string' ? name : undefined,
      version: typeof version === 'string' ? version : undefined,
    };
  } catch {
    return undefined;
  }
}

/** The package that a file belongs to: that of the nearest package.json with a name, going up. */
export function packageOf(file: string): PackageFacts | undefined {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const found = readPackage(path.join(dir, 'package.json'));
    if (found?.name) return found;
  }
  return undefined;
}
