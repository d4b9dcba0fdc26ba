import path from 'node:path';
import type {ContentAsset, Dependency} from '@lectern/mdx';
import {type ListRecord, parseOwnJson} from '@lectern/store';
import {isNear, realPath, relativePath} from '../paths.js';
import type {ContentDetails, ContentFacts} from './ArtifactCache.js';

/**
 * Translates the paths in records of compiled files. Stored records have no absolute path of this machine: a copy of
 * the site in another folder, or on another machine, can use its cache.
 */
export class StoredPaths {
  readonly #siteDir: string;
  /** Folder of the site without symbolic links, from which real paths are relative. */
  readonly #realDir: string;

  /** @param siteDir - absolute path of the site */
  constructor(siteDir: string) {
    this.#siteDir = siteDir;
    this.#realDir = realPath(siteDir);
  }

  /** Returns a record with relative paths, from a record with absolute paths. */
  toStored({facts, details}: {facts: ContentFacts; details: ContentDetails}): ListRecord<ContentFacts> {
    const {links, permalinks} = details;
    const linked = permalinks.map((dependency) => ({...dependency, key: this.#short(dependency.key)}));
    return {
      facts: this.#withPaths(facts, {
        file: (file) => this.#short(file),
        real: (file) => this.#shortReal(file),
      }),
      details: JSON.stringify({links, permalinks: linked} satisfies ContentDetails),
    };
  }

  /** Returns the fields of a stored record with absolute paths. */
  facts(stored: ContentFacts): ContentFacts {
    return this.#withPaths(stored, {file: (file) => this.#full(file), real: (file) => this.#fullReal(file)});
  }

  /** Parses the details of a stored record. Their paths are absolute. */
  details(stored: string): ContentDetails {
    const {permalinks, ...others} = parseOwnJson<ContentDetails>(stored);
    return {...others, permalinks: permalinks.map((one) => ({...one, key: this.#full(one.key)}))};
  }

  #withPaths(facts: ContentFacts, change: PathChange): ContentFacts {
    return {
      ...facts,
      file: change.file(facts.file),
      diagnostics: facts.diagnostics.map((diagnostic) => ({
        ...diagnostic,
        file: change.file(diagnostic.file),
      })),
      assets: facts.assets.map((asset): ContentAsset => ({...asset, file: change.file(asset.file)})),
      files: facts.files.map((dependency) => dependencyWith(dependency, change)),
    };
  }

  #short(file: string): string {
    return shortPath(this.#siteDir, file);
  }

  #shortReal(file: string): string {
    return shortPath(this.#realDir, file);
  }

  #full(file: string): string {
    return fullPath(this.#siteDir, file);
  }

  #fullReal(file: string): string {
    return fullPath(this.#realDir, file);
  }
}

/** Functions that translate a path of the site, and a path whose symbolic links are resolved. */
interface PathChange {
  file(file: string): string;
  real(file: string): string;
}

/** Translates the paths of a dependency of the kinds "file" and "place": see `Dependency.value`. */
function dependencyWith({kind, key, value}: Dependency, {file, real}: PathChange): Dependency {
  if (value === null) return {kind, key: file(key), value};
  if (kind === 'place') return {kind, key: file(key), value: real(value)};
  const end = value.indexOf(' ');
  const translated = end === -1 ? value : `${value.slice(0, end + 1)}${real(value.slice(end + 1))}`;
  return {kind, key: file(key), value: translated};
}

/** Path relative to a folder, with "/"; the unchanged path for a file in no folder around it. */
function shortPath(dir: string, file: string): string {
  return isNear(dir, file) ? relativePath(dir, file) : file;
}

function fullPath(dir: string, file: string): string {
  return path.sep === '/' && !file.startsWith('.') && !file.startsWith('/')
    ? dir + path.sep + file
    : path.resolve(dir, file);
}
