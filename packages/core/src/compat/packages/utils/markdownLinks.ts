import path from 'node:path';
import {type ContentPaths, getContentPathList} from './dataFiles.js';
import {aliasedSitePath} from './paths.js';

/** "@site/docs/intro.md" → "/docs/intro" */
export type SourceToPermalink = Map<string, string>;

interface LinkContext {
  readonly sourceFilePath: string;
  readonly sourceToPermalink: SourceToPermalink;
  readonly contentPaths: ContentPaths;
  readonly siteDir: string;
}

/** The folders from which a link may start, the first that has the file wins. */
function linkFolders(link: string, {sourceFilePath, contentPaths, siteDir}: LinkContext): string[] {
  if (link.startsWith('@site/')) return [siteDir];
  const ownFolder = path.dirname(sourceFilePath);
  if (link.startsWith('./') || link.startsWith('../')) return [ownFolder];
  const shared = [...getContentPathList(contentPaths), siteDir];
  return link.startsWith('/') ? shared : [ownFolder, ...shared];
}

/**
 * The URL path of the page that a Markdown link leads to.
 *
 * @param linkPathname - the path of the link, percent-encoded or not: "../intro.md"
 * @returns `null` where no page is made of that file
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
