import path from 'node:path';
import {type ContentPaths, getContentPathList} from './dataFiles.js';
import {aliasedSitePath} from './paths.js';

/** URL paths of pages by the source file of the page: "@site/docs/intro.md" → "/docs/intro". */
export type SourceToPermalink = Map<string, string>;

interface LinkContext {
  readonly sourceFilePath: string;
  readonly sourceToPermalink: SourceToPermalink;
  readonly contentPaths: ContentPaths;
  readonly siteDir: string;
}

/** Folders to which a link may be relative; the first that contains the file is used. */
function linkFolders(link: string, {sourceFilePath, contentPaths, siteDir}: LinkContext): string[] {
  if (link.startsWith('@site/')) return [siteDir];
  const ownFolder = path.dirname(sourceFilePath);
  if (link.startsWith('./') || link.startsWith('../')) return [ownFolder];
  const shared = [...getContentPathList(contentPaths), siteDir];
  return link.startsWith('/') ? shared : [ownFolder, ...shared];
}

/**
 * Finds the URL path of the page to which a Markdown link leads.
 *
 * @param linkPathname - path of the link, percent-encoded or not: "../intro.md"
 * @returns `null` if the file is not the source of a page
 */
export function resolveMarkdownLinkPathname(linkPathname: string, context: LinkContext): string | null {
  const link = decodeURIComponent(linkPathname).replace(/^@site\//, '/');
  for (const folder of linkFolders(linkPathname, context)) {
    const source = aliasedSitePath(path.join(folder, link), context.siteDir);
    const permalink = context.sourceToPermalink.get(source);
    if (permalink !== undefined) return permalink;
  }
  return null;
}
