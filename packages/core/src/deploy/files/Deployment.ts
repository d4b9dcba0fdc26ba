import {z} from '#zod';
import {shortHash} from '../../publish/outputHashes.js';

/**
 * File in the root of the target that says what Lectern has put there. Anyone can read it, so paths are in it as hashes:
 * it must not list unlisted pages.
 */
export const DEPLOYMENT_FILE = 'lectern-deployment.json';

/** A file that was deployed. */
export interface DeployedFile {
  /** Hash of its content. */
  readonly hash: string;
  /** Number of the first deployment whose site did not have the file; absent while the site has it. */
  readonly goneSince?: number | undefined;
}

/** Files that Lectern has put into a target. */
export interface Deployment {
  /** Number of deployments so far; 0 for a new target. */
  readonly count: number;
  /** Key of a path (see `pathKey`) → file. */
  readonly files: ReadonlyMap<string, DeployedFile>;
}

const schema = z.object({
  version: z.literal(1),
  count: z.int().min(1),
  files: z.record(z.string(), z.union([z.string(), z.tuple([z.string(), z.int().min(1)])])),
});

export function pathKey(path: string): string {
  return shortHash(path);
}

/**
 * Reads the content of `DEPLOYMENT_FILE`. A damaged file counts as a new target: all files are sent again then, and none
 * is removed.
 */
export function readDeployment(text: string | undefined): Deployment {
  try {
    const {count, files} = schema.parse(JSON.parse(text ?? ''));
    const entries = Object.entries(files).map(([key, value]): [string, DeployedFile] => {
      if (typeof value === 'string') return [key, {hash: value}];
      return [key, {hash: value[0], goneSince: value[1]}];
    });
    return {count, files: new Map(entries)};
  } catch {
    return {count: 0, files: new Map()};
  }
}

export function writeDeployment({count, files}: Deployment): string {
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, {hash, goneSince}]) => [key, goneSince === undefined ? hash : [hash, goneSince]]);
  return `${JSON.stringify({version: 1, count, files: Object.fromEntries(entries)})}\n`;
}
