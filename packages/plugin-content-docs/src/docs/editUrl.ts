import path from 'node:path';
import {editUrlOf} from '@lectern/core/content-helpers';
import type {DocFile} from '../model/Doc.js';
import {CURRENT_VERSION} from '../versions/versionNames.js';
import type {ResolveDocsInput} from './resolveDocs.js';

/** Settings that determine the edit link of a doc. */
export type EditUrlContext = Pick<ResolveDocsInput, 'context' | 'options' | 'version'>;

/**
 * Absolute path of the docs folder that contains the file of the edit link: the folder of the current docs or of the
 * version, or the folder of its translation.
 */
function editedFolder(doc: DocFile, {context, options, version}: EditUrlContext): string {
  const {contentPath, contentPathLocalized} = version;
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
  const {context, options, version} = editing;
  const custom = doc.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom || null;
  return editUrlOf({
    editUrl: options.editUrl,
    siteDir: context.siteDir,
    folder: editedFolder(doc, editing),
    path: doc.path,
    toArgument: (versionDocsDirPath) => ({
      version: version.versionName,
      versionDocsDirPath,
      docPath: doc.path,
      permalink,
      locale: context.i18n.currentLocale,
    }),
  });
}
