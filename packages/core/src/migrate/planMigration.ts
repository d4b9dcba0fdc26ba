import {configNotes} from './configNotes.js';
import {editGitignore} from './editGitignore.js';
import {editImports} from './editImports.js';
import {editManifest} from './editManifest.js';
import {editOverrides, needsOverrides} from './editOverrides.js';
import {editTsconfig} from './editTsconfig.js';
import type {FileChange, MigrationPlan, TextFile} from './MigrationPlan.js';
import {parseManifest, type SiteFiles} from './readSite.js';
import {sourceNotes} from './sourceNotes.js';
import {toolNotes} from './toolNotes.js';

interface PlanOptions {
  /** Version of our packages. */
  readonly version: string;
  /** Name of the folder for generated files. */
  readonly generated: string;
  /** The commands that Lectern has. */
  readonly commands: ReadonlySet<string>;
}

function change({file, text}: TextFile, after: string): FileChange {
  return {file, before: text, after};
}

/** Changes of package.json, and of the file in which the package manager looks for overrides. */
function manifestChanges(site: SiteFiles, version: string): FileChange[] {
  const {manifestFile, manifest, workspace} = site;
  const own = {file: manifestFile.file, text: editManifest(manifestFile.text, {manifest, version})};
  const ownChange = change(manifestFile, own.text);
  if (!needsOverrides(site, own)) return [ownChange];
  const isRoot = workspace.manifest.file === manifestFile.file;
  const overrides = editOverrides(site, {manifest: isRoot ? own : workspace.manifest, own, version});
  if (overrides.file === manifestFile.file) return [change(manifestFile, overrides.after)];
  return [ownChange, overrides];
}

function hasPreset(changes: readonly FileChange[], {manifestFile}: SiteFiles): boolean {
  const text = changes.find(({file}) => file === manifestFile.file)?.after ?? manifestFile.text;
  const {dependencies, devDependencies} = parseManifest({file: manifestFile.file, text});
  return '@lectern/preset-classic' in {...dependencies, ...devDependencies};
}

/** Decides what changes in a Docusaurus site so that Lectern builds it. Writes nothing. */
export function planMigration(site: SiteFiles, {version, generated, commands}: PlanOptions): MigrationPlan {
  const manifests = manifestChanges(site, version);
  const {tsconfig, gitignore, rootModules} = site;
  const changes = [
    ...manifests,
    ...rootModules.map((module) => change(module, editImports(module.text))),
    ...(tsconfig
      ? [change(tsconfig, editTsconfig(tsconfig.text, {hasPreset: hasPreset(manifests, site)}))]
      : []),
    ...(gitignore ? [change(gitignore, editGitignore(gitignore.text, generated))] : []),
  ];
  return {
    changes: changes.filter(({before, after}) => before !== after),
    notes: [...configNotes(site), ...sourceNotes(site), ...toolNotes(site, commands)],
  };
}
