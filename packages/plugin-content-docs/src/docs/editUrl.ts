import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {editUrlOf} from '@lectern/core/content-helpers';
import type {DocFile} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {PluginOptions} from '../options.js';

export interface EditUrlContext {
  readonly context: LoadContext;
  readonly options: Pick<PluginOptions, 'path' | 'editUrl' | 'editCurrentVersion' | 'editLocalizedFiles'>;
  readonly version: DocsVersion;
}

/**
 * Absolute folder of the file that the edit link of a doc leads to: the current docs, the version or its translation.
 */
function editedFolder(doc: DocFile, {context, options, version}: EditUrlContext): string {
  const isTranslated = doc.file !== doc.originalFile;
  if (isTranslated && options.editLocalizedFiles) {
    return options.editCurrentVersion
      ? path.join(path.dirname(version.contentPathLocalized), 'current')
      : version.contentPathLocalized;
  }
  return options.editCurrentVersion ? path.resolve(context.siteDir, options.path) : version.contentPath;
}

/**
 * URL at which the source of a doc can be edited.
 *
 * @returns `custom_edit_url` of the front matter (`null` if it is "" or `null`: no link), else the URL by the option
 * `editUrl`, `undefined` without that option
 */
export function resolveEditUrl(
  doc: DocFile,
  permalink: string,
  editing: EditUrlContext,
): string | null | undefined {
  const {context, options, version} = editing;
  const custom = doc.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom || null;
  const isTranslated = doc.file !== doc.originalFile && options.editLocalizedFiles;
  const ownFolder = isTranslated ? version.contentPathLocalized : version.contentPath;
  return editUrlOf({
    editUrl: options.editUrl,
    siteDir: context.siteDir,
    folder: typeof options.editUrl === 'string' ? editedFolder(doc, editing) : ownFolder,
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
