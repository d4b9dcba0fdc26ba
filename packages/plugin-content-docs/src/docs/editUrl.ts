import path from 'node:path';
import {editUrlOf} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import {translationsAt, withoutRemote} from '../git/gitVersions.js';
import type {DocFile} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {GitVersion} from '../model/GitVersion.js';
import {CURRENT_VERSION} from '../model/versionName.js';
import type {EditUrlInput} from '../options.js';
import type {ResolveDocsInput} from './resolveDocs.js';

/** Settings that determine the edit link of a doc. */
export type EditUrlContext = Pick<ResolveDocsInput, 'context' | 'options' | 'version'>;

/** Folders of a version in the work tree; for a version from git, as if its ref was checked out. */
function locationsInRepository(
  {git, contentPath, contentPathLocalized}: DocsVersion,
  input: DocsPluginInput,
): Pick<DocsVersion, 'contentPath' | 'contentPathLocalized'> {
  if (!git) return {contentPath, contentPathLocalized};
  const {root, layout} = git;
  return {
    contentPath: path.join(root, layout.docs),
    contentPathLocalized: path.join(root, translationsAt(layout.site, input), CURRENT_VERSION),
  };
}

/** Address of an edit page: repository, "edit" or the like, branch, and the rest. */
const BRANCH_IN_URL = /^(https?:\/\/[^/]+\/[^/]+\/.+?)\/(edit|_edit|blob|tree|src\/branch)\/([^/]+)(\/.*)?$/;

/**
 * Replaces the branch in the option `editUrl` by the ref of a version from git. A branch can be edited; a tag can only
 * be viewed.
 *
 * @returns `undefined` if the URL has no branch that is recognised: "…/edit/main/…", "…/blob/main/…", "…/tree/main/…"
 */
export function editUrlAtRef(
  editUrl: string,
  {ref, kind}: Pick<GitVersion, 'ref' | 'kind'>,
): string | undefined {
  const [, repository, page = '', , rest = ''] = BRANCH_IN_URL.exec(editUrl) ?? [];
  if (repository === undefined) return undefined;
  const name = withoutRemote({name: ref, kind}).split('/').map(encodeURIComponent).join('/');
  // Gitea and Forgejo have "_edit" and "src/branch"; other hosts have "edit" and "blob".
  const ofTag = page === '_edit' || page === 'src/branch' ? 'src/tag' : page === 'tree' ? 'tree' : 'blob';
  return `${repository}/${kind === 'tag' ? ofTag : page}/${name}${rest}`;
}

/** Fields of the argument of an `editUrl` function about the ref of a version from git. */
function refOf({ref, kind}: GitVersion): Pick<EditUrlInput, 'ref' | 'refKind'> {
  return {ref, refKind: kind === 'tag' ? 'tag' : 'branch'};
}

/** The option `editUrl` for a version: for a version from git, with its ref, unless edits are of the current docs. */
function editUrlOption({options: {editUrl, editCurrentVersion}, version: {git}}: EditUrlContext) {
  if (typeof editUrl !== 'string' || !git || editCurrentVersion) return editUrl;
  return editUrlAtRef(editUrl, git);
}

/**
 * Absolute path of the docs folder that contains the file of the edit link: the folder of the current docs or of the
 * version, or the folder of its translation.
 */
function editedFolder(doc: DocFile, {context, options, version}: EditUrlContext): string {
  const {contentPath, contentPathLocalized} = locationsInRepository(version, {context, options});
  const isTranslated = doc.file !== doc.originalFile && options.editLocalizedFiles;
  // If `editUrl` is a function, its argument is always the folder of the version that the page belongs to.
  if (typeof options.editUrl !== 'string' || !options.editCurrentVersion) {
    return isTranslated ? contentPathLocalized : contentPath;
  }
  return isTranslated
    ? path.join(path.dirname(contentPathLocalized), CURRENT_VERSION)
    : path.resolve(context.siteDir, options.path);
}

/**
 * URL at which the source of a doc can be edited.
 *
 * @returns `custom_edit_url` of the front matter if it is set ("" becomes `null`: no link), else the URL from the
 * option `editUrl`; `undefined` if the option is not set
 */
export function resolveEditUrl(
  doc: DocFile,
  permalink: string,
  editing: EditUrlContext,
): string | null | undefined {
  const {context, version} = editing;
  const custom = doc.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom || null;
  return editUrlOf({
    editUrl: editUrlOption(editing),
    siteDir: context.siteDir,
    folder: editedFolder(doc, editing),
    path: doc.path,
    toArgument: (versionDocsDirPath) => ({
      version: version.versionName,
      versionDocsDirPath,
      docPath: doc.path,
      permalink,
      locale: context.i18n.currentLocale,
      ...(version.git && refOf(version.git)),
    }),
  });
}
