import fs from 'node:fs';
import path from 'node:path';
import {rememberPublished} from '../../publish/outputChanges.js';
import {hashOutput} from '../../publish/outputHashes.js';
import {inTemporaryFolder} from '../runTool.js';
import {DEPLOYMENT_FILE, readDeployment, writeDeployment} from './Deployment.js';
import type {FileTarget} from './FileTarget.js';
import {planUpload, type UploadPlan} from './planUpload.js';

interface DeployInput {
  readonly outDir: string;
  readonly cacheDir: string;
  readonly target: FileTarget;
  /** Number of deployments for which removed files stay. */
  readonly keepRemoved: number;
  /** `true`: plans the deployment, and sends nothing. */
  readonly dryRun: boolean;
}

/**
 * Sends the files of a build that are not in the target yet, and removes old ones. If it is interrupted, the site in the
 * target still works, and the next deployment does the rest.
 *
 * @throws {SiteError} `DEPLOY_TOOL_MISSING`, `DEPLOY_TOOL_FAILED`
 */
export async function deployFiles({outDir, cacheDir, target, ...input}: DeployInput): Promise<UploadPlan> {
  const {keepRemoved, dryRun} = input;
  const output = hashOutput(outDir);
  const listed = await target.list();
  const text = listed.has(DEPLOYMENT_FILE) ? await target.read(DEPLOYMENT_FILE) : undefined;
  const plan = planUpload({output, target: listed, last: readDeployment(text), keepRemoved});
  if (dryRun) return plan;
  for (const paths of plan.groups) await target.send(outDir, paths);
  await sendText(target, DEPLOYMENT_FILE, writeDeployment(plan.deployment));
  await target.remove(plan.removed);
  rememberPublished(cacheDir, output);
  return plan;
}

function sendText(target: FileTarget, name: string, text: string): Promise<void> {
  return inTemporaryFolder((dir) => {
    fs.writeFileSync(path.join(dir, name), text);
    return target.send(dir, [name]);
  });
}
