import fs from 'node:fs';
import path from 'node:path';
import type {MigrationPlan} from '../src/migrate/MigrationPlan.js';
import {planMigration} from '../src/migrate/planMigration.js';
import {readSite} from '../src/migrate/readSite.js';

const commands = new Set(['build', 'start', 'serve', 'clear', 'migrate']);

/** The text of a configuration. */
export function config(fields = ''): string {
  return `module.exports = {title: 'T', url: 'https://t.test', baseUrl: '/', ${fields}};\n`;
}

/** Fields of a configuration with the classic preset. */
export const classic = `presets: [['classic', {blog: false, sitemap: false}]]`;

export function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

export async function plan(dir: string): Promise<MigrationPlan> {
  return planMigration(await readSite(dir), {version: '0.1.0', generated: '.site', commands});
}

/** Plans, writes and returns the files that changed, by their path relative to `dir`. */
export async function migrate(dir: string): Promise<Record<string, string>> {
  const {changes} = await plan(dir);
  for (const {file, after} of changes) fs.writeFileSync(file, after);
  return Object.fromEntries(changes.map(({file, after}) => [path.relative(dir, file), after]));
}

export const OUR_OVERRIDES = {
  '@docusaurus/core': 'npm:@lectern/core@^0.1.0',
  '@docusaurus/utils': 'npm:@lectern/utils@^0.1.0',
};
