import path from 'node:path';
import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {readIfPresent, sha256, writeFileIfChanged} from '@lectern/store';
import {z} from '#zod';
import {checkedJson} from '../contentHelpers/checkedJson.js';
import {errors} from '../errors/catalog.js';
import type {EjectedFile} from './planEject.js';
import type {Theme} from './Theme.js';
import {fileInTheme} from './themeFolder.js';

const recordSchema = z.strictObject({
  /** Name of the theme. */
  theme: z.string(),
  /** Version of the theme; absent if the theme is not a package. */
  version: z.string().optional(),
  /** Name of the ejected component. */
  component: z.string(),
  /** Path of the file, relative to the theme's folder. */
  source: z.string(),
  /** SHA-256 of the file when it was ejected. */
  hash: z.string(),
  /** Content of the file when it was ejected: compressed with deflate, as base64. */
  base: z.string(),
});

const manifestSchema = z.strictObject({files: z.record(z.string(), recordSchema)});

/** Record of an ejected file (a copy of a theme's file in `src/theme`): its origin, and its content when ejected. */
export type EjectedRecord = z.infer<typeof recordSchema>;

/** All ejected files, as `src/theme/.swizzled.json` lists them: path relative to `src/theme` → record of the file. */
export type SwizzleManifest = ReadonlyMap<string, EjectedRecord>;

/** Maximum size in bytes of an inflated `base`; far larger than any component. */
const MAX_BASE = 4_000_000;

function manifestFile(siteDir: string): string {
  return path.join(siteDir, 'src/theme/.swizzled.json');
}

/**
 * Returns the content that a file had when it was ejected, decompressed from its record.
 *
 * @throws {SiteError} `SWIZZLE_MANIFEST_INVALID` if `base` does not match `hash`
 */
export function baseOf(record: EjectedRecord, file: string, siteDir: string): Uint8Array {
  try {
    const base = inflateRawSync(Buffer.from(record.base, 'base64'), {maxOutputLength: MAX_BASE});
    if (sha256(base) === record.hash) return base;
  } catch {
    // For a record that cannot be inflated, the error below is thrown, as for a wrong hash.
  }
  const reason = `the record of "${file}" does not have the content that its hash is made from.`;
  throw errors.swizzleManifestInvalid({file: manifestFile(siteDir), reason});
}

export function recordOf(theme: Theme, component: string, {source, content}: EjectedFile): EjectedRecord {
  return {
    theme: theme.name,
    version: theme.version,
    component,
    source,
    hash: sha256(content),
    base: deflateRawSync(content, {level: 9}).toString('base64'),
  };
}

/**
 * Reads `src/theme/.swizzled.json`; empty if it does not exist.
 *
 * @throws {SiteError} `SWIZZLE_MANIFEST_INVALID`, `SWIZZLE_OUTSIDE_SITE`
 */
export function readManifest(siteDir: string): SwizzleManifest {
  const file = manifestFile(siteDir);
  const text = readIfPresent(file);
  if (text === undefined) return new Map();
  const {files} = checkedJson(text, manifestSchema, (mistake) =>
    errors.swizzleManifestInvalid({file, ...mistake}),
  );
  // Rejects paths outside of `src/theme`: `--update` would write there.
  for (const name of Object.keys(files)) fileInTheme(siteDir, name);
  return new Map(Object.entries(files));
}

/** Adds records of ejected files to the manifest; replaces existing records of these files. */
export function addRecords(siteDir: string, records: SwizzleManifest): void {
  writeManifest(siteDir, new Map([...readManifest(siteDir), ...records]));
}

export function writeManifest(siteDir: string, manifest: SwizzleManifest): void {
  const files = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileIfChanged(manifestFile(siteDir), `${JSON.stringify({files}, null, 2)}\n`);
}
