import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path, {posix} from 'node:path';
import type {FileTime} from '@lectern/core';
import {
  type CacheTable,
  type FileList,
  findRepository,
  GitTrees,
  gitFailure,
  gitVersionsDir,
  isFileSync,
  isShallow,
  type LeftOut,
  lfsFile,
  MissingObject,
  type NameRules,
  ObjectReader,
  openPluginCache,
  type Problem,
  refFolderName,
  TooLarge,
  type TreeFile,
  warnOfContent,
  writeTree,
} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {GitVersion, GitVersions} from '../model/GitVersion.js';
import {CURRENT_VERSION} from '../model/versionName.js';
import {CODE} from '../paths.js';
import {gitErrors} from './gitErrors.js';
import {translationsAt} from './gitVersions.js';
import {listSidebarFiles, NO_SIDEBARS} from './sidebarFiles.js';

/** Files of a version at its ref. */
interface ListedVersion {
  /** Paths are relative to the repository. */
  readonly files: readonly TreeFile[];
  /** Sidebars file in the repository; absent if there is none. */
  readonly sidebars?: string;
  /** True if the sidebars depend on nothing but files of the ref. */
  readonly hasOwnSidebars: boolean;
  readonly leftOut: readonly LeftOut[];
}

/** Table of the cache on disk: id of the object of a ref, and its layout → its files. */
type ListTable = CacheTable<{readonly [key: string]: ListedVersion}>;

/** A version whose files are on disk. */
export interface CheckedOut {
  /**
   * Text that changes with the files of the version; `undefined` if the version may depend on more than its files, since
   * its sidebars file imports packages.
   */
  readonly stamp: string | undefined;
  /** Absolute path → time and size of each file. */
  readonly fileTimes: ReadonlyMap<string, FileTime>;
}

/** Removes the folders of refs that were deleted, or that the option names no longer. */
function removeOldFolders(dir: string, used: ReadonlySet<string>): void {
  for (const name of fs.existsSync(dir) ? fs.readdirSync(dir) : [])
    if (!used.has(name)) fs.rmSync(path.join(dir, name), {recursive: true, force: true});
}

/**
 * True if a disk does not distinguish upper and lower case.
 *
 * @param folder - existing folder; its name has letters
 */
function ignoresCase(folder: string): boolean {
  const name = path.basename(folder);
  const other = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  return fs.existsSync(path.join(path.dirname(folder), other));
}

/**
 * Writes the files of versions from git below the generated files of the site, where the other stages read them like
 * the folders of other versions. A ref whose object has not changed is neither listed nor written again.
 */
export class GitCheckout {
  readonly #input: DocsPluginInput;
  /** Ref → its files on disk. */
  readonly #written = new Map<string, CheckedOut>();
  /** Ref → absolute path of its sidebars file; `undefined` if it has none. */
  readonly #sidebars = new Map<string, string | undefined>();

  constructor(input: DocsPluginInput) {
    this.#input = input;
  }

  /** Files of a version; `undefined` if it is not from git, or was not written by `write`. */
  of({git}: DocsVersion): CheckedOut | undefined {
    return git && this.#written.get(git.ref);
  }

  /**
   * Writes the files of all versions from git.
   *
   * @returns all versions, with the sidebars files that their refs have
   * @throws {SiteError} `DOCS_GIT_FOLDER`, `DOCS_GIT_OBJECTS`, `DOCS_GIT_UNAVAILABLE`
   */
  async write(
    versions: readonly DocsVersion[],
    git: GitVersions | undefined,
  ): Promise<readonly DocsVersion[]> {
    const {context, options} = this.#input;
    const ofGit = versions.flatMap((version) => version.git ?? []);
    if (!git) return versions;
    const dir = gitVersionsDir(context, options.id);
    removeOldFolders(dir, new Set(git.versions.map(({ref}) => refFolderName(ref))));
    if (ofGit.length === 0) return versions;
    fs.mkdirSync(dir, {recursive: true});
    const names = {ignoresCase: ignoresCase(path.dirname(dir)), isWindows: process.platform === 'win32'};
    const reader = new ObjectReader(git.repository.root);
    const source = {trees: new GitTrees(reader), commonDir: git.repository.commonDir};
    const table: ListTable = openPluginCache(context, `docs-git-${options.id}`, CODE);
    const known = table.readAll();
    const lists = new Map<string, ListedVersion>();
    let current = '';
    try {
      for (const version of ofGit) {
        current = version.ref;
        const key = JSON.stringify([version.id, version.ref, version.layout, this.#locales(), names]);
        const list = known[key] ?? (await this.#list(version, {trees: source.trees, names}));
        checkLfs(version, list, source.commonDir);
        lists.set(key, list);
        const folder = path.join(dir, refFolderName(version.ref));
        const fileTimes = await writeTree(folder, list.files, source);
        const stamp = list.hasOwnSidebars ? stampOf(list) : undefined;
        this.#written.set(version.ref, {stamp, fileTimes});
        this.#sidebars.set(version.ref, list.sidebars && path.join(folder, list.sidebars));
        this.#reportLeftOut(list.leftOut, folder);
      }
    } catch (error) {
      if (error instanceof MissingObject) throw this.#objectMissing(current);
      throw isGitProcessError(error) ? gitErrors.unavailable(gitFailure(error, git.repository.root)) : error;
    } finally {
      reader.close();
    }
    if ([...lists.keys()].some((key) => !known[key]))
      table.write({
        ...ofObjects(known, new Set(git.versions.map(({id}) => id))),
        ...Object.fromEntries(lists),
      });
    return versions.map((version) =>
      version.git && typeof version.sidebarFilePath === 'string'
        ? {...version, sidebarFilePath: this.#sidebars.get(version.git.ref) ?? version.sidebarFilePath}
        : version,
    );
  }

  /** Folders of the translated docs in all locales of the site, relative to the folder of the site. */
  #locales(): readonly string[] {
    const {context} = this.#input;
    const {i18n, siteDir} = context;
    return i18n.locales.map((locale) => {
      const localePath = i18n.localeConfigs[locale]?.path ?? locale;
      const localizationDir = path.join(siteDir, i18n.path, localePath);
      return translationsAt('', {...this.#input, context: {...context, localizationDir}});
    });
  }

  async #list(
    {ref, id, layout}: GitVersion,
    at: {readonly trees: GitTrees; readonly names: NameRules},
  ): Promise<ListedVersion> {
    const {trees, names} = at;
    const files = new Map<string, TreeFile>();
    const leftOut: LeftOut[] = [];
    const add = (folder: string, list: FileList) => {
      for (const file of list.files) {
        const inner = posix.join(folder, file.path);
        files.set(inner, {...file, path: inner});
      }
      leftOut.push(...list.leftOut);
    };
    let folder = layout.docs;
    try {
      const root = await trees.rootOf(id);
      const docs = await trees.list(root, folder, names);
      if (!docs.isFound) throw gitErrors.folderMissing(ref, folder);
      add(folder, docs);
      for (const locale of this.#locales()) {
        folder = posix.join(layout.site, locale, CURRENT_VERSION);
        add(folder, await trees.list(root, folder, names));
        const messages = await trees.find(root, `${folder}.json`);
        if (messages?.kind === 'file') await addFile(`${folder}.json`, messages.id);
      }
      const {files: sidebars, importsOthers} =
        typeof layout.sidebars === 'string'
          ? await listSidebarFiles({trees, root, names}, layout.sidebars)
          : NO_SIDEBARS;
      for (const file of sidebars) await addFile(file.path, file.id);
      const [first] = sidebars;
      return {
        files: [...files.values()],
        ...(first && {sidebars: first.path}),
        hasOwnSidebars: !importsOthers,
        leftOut,
      };
    } catch (error) {
      if (error instanceof TooLarge) throw gitErrors.tooLarge(ref, folder, error.message);
      if (error instanceof MissingObject) throw this.#objectMissing(ref);
      throw error;
    }

    async function addFile(name: string, object: string): Promise<void> {
      const size = (await trees.reader.stat(object))?.size;
      if (size === undefined) throw new MissingObject();
      if (!files.has(name)) files.set(name, {path: name, id: object, size});
    }
  }

  #objectMissing(ref: string) {
    const repository = findRepository(this.#input.context.siteDir);
    return gitErrors.objectMissing(ref, repository !== undefined && isShallow(repository));
  }

  #reportLeftOut(leftOut: readonly LeftOut[], folder: string): void {
    const problems = leftOut.map(
      ({path: name, reason}): Problem => ({file: folder + path.sep + name, message: reason}),
    );
    warnOfContent(problems, {
      code: 'DOCS_GIT_ENTRY',
      heading: 'Files of docs versions from git are left out:',
      hint: 'A version that needs them can be a folder: "site docs:freeze" makes one.',
      context: this.#input.context,
    });
  }
}

/** The lists of some objects: a version that is left out so far keeps its list. */
function ofObjects<List>(lists: {readonly [key: string]: List}, ids: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(lists).filter(([key]) => ids.has((JSON.parse(key) as readonly string[])[0] ?? '')),
  );
}

/** Text that changes with the paths and contents of the files of a version. */
function stampOf({files, sidebars}: ListedVersion): string {
  return createHash('sha256')
    .update(JSON.stringify([files, sidebars]))
    .digest('hex');
}

/** @throws {SiteError} `DOCS_GIT_OBJECTS` if contents that Git LFS stores were not fetched */
function checkLfs({ref}: GitVersion, {files}: ListedVersion, commonDir: string): void {
  const missing = files.filter(({lfs}) => lfs !== undefined && !isFileSync(lfsFile(commonDir, lfs)));
  if (missing.length > 0)
    throw gitErrors.lfsMissing(
      ref,
      missing.map((file) => file.path),
    );
}

/** True for an error of a process of git, which has the output `stderr`, or of its start. */
function isGitProcessError(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('stderr' in error || ('syscall' in error && String(error.syscall).startsWith('spawn')))
  );
}
