import fs from 'node:fs';
import path from 'node:path';
import {type MarkdownRule, type PublishScope, publishRefusal, realPathOf} from '@lectern/mdx';
import type {LoadContext} from '../plugins/Plugin.js';

/**
 * Decides which files the site may publish: files in the site folder, its git repository, its content and static
 * folders and `markdown.files.allow`, but no files in `markdown.files.deny`.
 */
export function publishScope(
  {siteDir, siteConfigPath, siteConfig}: Pick<LoadContext, 'siteDir' | 'siteConfigPath' | 'siteConfig'>,
  rules: readonly MarkdownRule[],
): PublishScope {
  const realOf = (file: string) => realPathOf(path.resolve(siteDir, file)) ?? path.resolve(siteDir, file);
  const {allow, deny} = siteConfig.markdown.files;
  const site = realOf('.');
  const repository = repositoryAround(site);
  const scope: PublishScope = {
    siteDir,
    folders: repository === undefined ? [site] : [site, repository],
    staticDirs: [],
    allow: allow.map(realOf),
    deny: deny.map(realOf),
    configFile: realOf(siteConfigPath),
  };
  const staticDirs = siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir));
  const contentDirs = new Set(rules.flatMap(({dirs}) => dirs));
  // Excludes symbolic links in the site that lead out of it: the configuration names the link, not its target.
  const isNamed = (dir: string) => publishRefusal(dir, realOf(dir), scope)?.reason !== 'link';
  const isAdded = (dir: string) => isNamed(dir) && publishRefusal(dir, realOf(dir), scope) !== undefined;
  return {
    ...scope,
    folders: [...scope.folders, ...[...contentDirs].filter(isAdded).map(realOf)],
    staticDirs: staticDirs.filter(isNamed).map(realOf),
  };
}

/** Finds the git repository that contains a folder. Does not call git, which may not be installed. */
function repositoryAround(dir: string): string | undefined {
  if (isRepository(path.join(dir, '.git'))) return dir;
  const parent = path.dirname(dir);
  return parent === dir ? undefined : repositoryAround(parent);
}

/**
 * Returns true for the `.git` of a repository: a folder or, in a worktree or submodule, a file with a path.
 */
function isRepository(file: string): boolean {
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (!stat?.isDirectory()) return stat?.isFile() ?? false;
  return fs.existsSync(path.join(file, 'HEAD'));
}
