import fs from 'node:fs';
import path from 'node:path';
import {writeFileIfChanged} from '@lectern/store';
import type {SitePlan} from '../routes/SitePlan.js';

/**
 * Writes the data files of the plan for the renderer, and removes all other files in their folder.
 *
 * @returns a function that returns the absolute path of a data file by its name
 */
export function storeData(dataDir: string, plan: Pick<SitePlan, 'data'>): (name: string) => string {
  const fileOf = (name: string) => {
    const data = plan.data[name];
    if (!data) throw new Error(`No plugin created the data file ${name}.`);
    return path.join(dataDir, path.basename(data.outputPath));
  };
  fs.mkdirSync(dataDir, {recursive: true});
  for (const [name, {text}] of Object.entries(plan.data)) writeFileIfChanged(fileOf(name), text);
  const used = new Set(Object.values(plan.data).map(({outputPath}) => path.basename(outputPath)));
  for (const name of fs.readdirSync(dataDir))
    if (!used.has(name)) fs.rmSync(path.join(dataDir, name), {recursive: true, force: true});
  return fileOf;
}
