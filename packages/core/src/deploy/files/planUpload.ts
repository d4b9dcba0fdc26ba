import type {OutputHashes} from '../../publish/outputHashes.js';
import {DEPLOYMENT_FILE, type DeployedFile, type Deployment, pathKey} from './Deployment.js';

/** Work of a deployment. All paths have "/", and are relative to the root of the target. */
export interface UploadPlan {
  /**
   * Files to send, in groups that follow one another: files with a hash in their name, which nothing refers to yet, then
   * other files, then the documents that refer to them.
   */
  readonly groups: readonly (readonly string[])[];
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Files to remove from the target. */
  readonly removed: readonly string[];
  /** Number of files that the site has no more, and that stay for now. */
  readonly kept: number;
  /** State of the target after this deployment. */
  readonly deployment: Deployment;
}

interface PlanInput {
  /** Files of the build. */
  readonly output: OutputHashes;
  /** Files that are in the target: path → size in bytes. */
  readonly target: ReadonlyMap<string, number>;
  /** Files that Lectern has put there. */
  readonly last: Deployment;
  /** Number of deployments for which a file stays after the site has lost it. */
  readonly keepRemoved: number;
}

/** Files that have a hash in their name, so that they never change. */
const IMMUTABLE = /(?:^|\/)assets\/|[-.][0-9a-f]{8}\./;
/** Documents, and the service worker, whose change makes browsers load a new version of the site. */
const ENTRY = /(?:\.html|(?:^|\/)sw\.js)$/;

/** Plans which files are sent to a target and removed from it. Files that Lectern did not put there stay as they are. */
export function planUpload({output, target, last, keepRemoved}: PlanInput): UploadPlan {
  const count = last.count + 1;
  const files = new Map<string, DeployedFile>();
  const groups: [string[], string[], string[]] = [[], [], []];
  const counts = {added: 0, changed: 0, unchanged: 0};
  for (const [path, {hash, size}] of output) {
    if (path === DEPLOYMENT_FILE) continue;
    const before = last.files.get(pathKey(path));
    files.set(pathKey(path), {hash});
    if (before?.hash === hash && target.get(path) === size) counts.unchanged += 1;
    else {
      counts[target.has(path) ? 'changed' : 'added'] += 1;
      groups[IMMUTABLE.test(path) ? 0 : ENTRY.test(path) ? 2 : 1].push(path);
    }
  }
  const removed: string[] = [];
  let kept = 0;
  for (const path of target.keys()) {
    const key = pathKey(path);
    const before = last.files.get(key);
    if (!before || files.has(key)) continue;
    const goneSince = before.goneSince ?? count;
    if (count - goneSince >= keepRemoved) removed.push(path);
    else {
      kept += 1;
      files.set(key, {hash: before.hash, goneSince});
    }
  }
  return {groups, ...counts, removed: removed.sort(), kept, deployment: {count, files}};
}
