import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {z} from '#zod';
import {errors} from '../errors/catalog.js';
import {isBelow} from '../paths.js';
import type {CodemodPlan, CodemodSite} from './Codemod.js';

const planSchema = z.object({
  changes: z.array(z.object({file: z.string(), before: z.string().optional(), after: z.string()})),
  notes: z.array(
    z.object({
      location: z.object({file: z.string(), line: z.number().optional()}).optional(),
      what: z.string(),
      todo: z.string(),
    }),
  ),
});

/**
 * Runs the codemods of the new version, which is not installed yet. They write nothing.
 *
 * @param code - the module `dist/upgrade/codemods.js` of the new version
 * @throws {SiteError} `UPGRADE_CODEMODS` if they throw, or plan changes outside of the site
 */
export async function loadCodemods(
  code: string,
  site: CodemodSite,
  versions: {readonly from: string; readonly to: string},
): Promise<CodemodPlan> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-codemods-'));
  try {
    const file = path.join(folder, 'codemods.mjs');
    fs.writeFileSync(file, code);
    const {planCodemods}: {planCodemods(site: CodemodSite, versions: object): unknown} = await import(
      pathToFileURL(file).href
    );
    const {changes, notes} = planSchema.parse(planCodemods(site, versions));
    const outside = changes.find((change) => !isBelow(site.siteDir, change.file));
    if (outside) throw new Error(`${outside.file} is outside of the site.`);
    return {changes, notes};
  } catch (cause) {
    throw errors.upgradeCodemods({version: versions.to, cause});
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}
