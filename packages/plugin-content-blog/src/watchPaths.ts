import path from 'node:path';
import {tagsFileCandidates, toPosix} from '@lectern/core/content-helpers';
import {authorsFileCandidates} from './authors/authorsFile.js';
import {type BlogPluginInput, blogFolders, folderList} from './paths.js';

/** Absolute globs of the files whose change reloads the blog: posts, authors and tags. */
export function blogWatchPaths(input: BlogPluginInput): readonly string[] {
  const {options} = input;
  const folders = blogFolders(input);
  const list = folderList(folders);
  const posts = list.flatMap((folder) => options.include.map((pattern) => path.join(folder, pattern)));
  const others = [
    ...authorsFileCandidates(folders, options.authorsMapPath),
    ...tagsFileCandidates({folders: list, option: options.tags, site: input.context}),
  ];
  return [...posts, ...others].map(toPosix);
}
