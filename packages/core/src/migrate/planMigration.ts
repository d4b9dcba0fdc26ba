import {configNotes} from './configNotes.js';
import {editGitignore} from './editGitignore.js';
import {editImports} from './editImports.js';
import {editLockfile} from './editLockfile.js';
import {editDependencies, editManifest} from './editManifest.js';
import {editOverrides, needsOverrides} from './editOverrides.js';
import {editTsconfig} from './editTsconfig.js';
import {editTypescript} from './editTypescript.js';
import type {FileChange, MigrationPlan, TextFile} from './MigrationPlan.js';
import {metadataNotes} from './metadataNotes.js';
import {plugAndPlayChange} from './plugAndPlay.js';
import {dependenciesOf, parseManifest, type SiteFiles} from './readSite.js';
import {sourceNotes} from './sourceNotes.js';
import {toolNotes} from './toolNotes.js';

interface PlanOptions {
  /** Version of Lectern's packages. */
  readonly version: string;
  /** Name of Lectern's folder of generated files: ".site". */
  readonly generated: string;
  /** Names of Lectern's commands. */
  readonly commands: ReadonlySet<string>;
}

function change({file, text}: TextFile, after: string): FileChange {
  return {file, before: text, after};
}

/**
 * The package.json files after the edits: `own` is the one of the site, `root` the one in the folder of the lockfile.
 * Both may be the same file.
 */
interface Manifests {
  readonly own: TextFile;
  readonly root: TextFile;
}

function editManifests(site: SiteFiles, version: string): Manifests {
  const {manifestFile, manifest, workspace, rootManifest} = site;
  const edited = editManifest(manifestFile.text, {manifest, version});
  const own = {file: manifestFile.file, text: editTypescript(edited, manifest)};
  if (workspace.manifest.file === own.file) return {own, root: own};
  const {file, text} = workspace.manifest;
  // Scripts in the package.json of the workspace are edited only if that file lists Docusaurus: removing the package
  // then also removes the command `docusaurus`.
  const edit = dependenciesOf(rootManifest).includes('@docusaurus/core') ? editManifest : editDependencies;
  return {own, root: {file, text: edit(text, {manifest: rootManifest, version})}};
}

/**
 * Returns the changes of both package.json files, and of the file in which the package manager looks for overrides (see
 * `OverridePlace`).
 */
function manifestChanges(site: SiteFiles, {own, root}: Manifests, version: string): FileChange[] {
  const changes = new Map([
    [own.file, change(site.manifestFile, own.text)],
    [root.file, change(site.workspace.manifest, root.text)],
  ]);
  if (needsOverrides(site, [own, root])) {
    const overrides = editOverrides(site, {manifest: root, own, version});
    const before = changes.get(overrides.file)?.before ?? overrides.before;
    changes.set(overrides.file, {...overrides, ...(before !== undefined && {before})});
  }
  return [...changes.values()];
}

function lockfileChange({npmLockfile}: SiteFiles): FileChange[] {
  if (!npmLockfile) return [];
  const {text, removed} = editLockfile(npmLockfile.text);
  const entries = removed === 1 ? 'One entry of a package' : `${removed} entries of packages`;
  const summary = `${entries} of Docusaurus ${removed === 1 ? 'is' : 'are'} removed: npm would keep them beside ours, and refuse to install.`;
  return [{...change(npmLockfile, text), summary}];
}

/** Plans the changes to a Docusaurus site that Lectern needs to build it. Writes nothing. */
export function planMigration(site: SiteFiles, {version, generated, commands}: PlanOptions): MigrationPlan {
  const manifests = editManifests(site, version);
  const {tsconfig, gitignores, rootModules, plugAndPlay} = site;
  const {own, root} = manifests;
  const dependencies = dependenciesOf(parseManifest(own), parseManifest(root));
  const hasPreset = dependencies.includes('@lectern/preset-classic');
  const changes = [
    ...manifestChanges(site, manifests, version),
    ...lockfileChange(site),
    ...(plugAndPlay ? [plugAndPlayChange(plugAndPlay)] : []),
    ...rootModules.map((module) => change(module, editImports(module.text))),
    ...(tsconfig ? [change(tsconfig, editTsconfig(tsconfig.text, {hasPreset, generated}))] : []),
    ...gitignores.map((gitignore) => change(gitignore, editGitignore(gitignore.text, generated))),
  ];
  const changed = new Map(changes.map(({file, after}) => [file, after]));
  const generatedPathFiles = site.generatedPathFiles.map(({file, text}) => ({
    file,
    text: changed.get(file) ?? text,
  }));
  return {
    changes: changes.filter(({before, after}) => before !== after),
    notes: [
      ...configNotes(site),
      ...sourceNotes({...site, generatedPathFiles}, generated),
      ...metadataNotes(site),
      ...toolNotes(site, commands),
    ],
  };
}
