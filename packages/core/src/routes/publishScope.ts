import fs from 'node:fs';
import path from 'node:path';
import {type MarkdownRule, type PublishScope, publishRefusal, realPathOf} from '@lectern/mdx';
import type {LoadContext} from '../plugins/Plugin.js';

/** Files that a site may publish: its own and those of its repository, as the configuration widens or narrows that. */
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
  // A folder inside that is a link which leads out is not what the configuration names.
  const isNamed = (dir: string) => publishRefusal(dir, realOf(dir), scope)?.reason !== 'link';
  const isAdded = (dir: string) => isNamed(dir) && publishRefusal(dir, realOf(dir), scope) !== undefined;
  return {
    ...scope,
    folders: [...scope.folders, ...[...contentDirs].filter(isAdded).map(realOf)],
    staticDirs: staticDirs.filter(isNamed).map(realOf),
  };
}

/** The closest folder upwards that git works in; found without git, which may not be installed. */
function repositoryAround(dir: string): string | undefined {
  if (isRepository(path.join(dir, '.git'))) return dir;
  const parent = path.dirname(dir);
  return parent === dir ? undefined : repositoryAround(parent);
}

/** In a worktree or a submodule, `.git` is a file that names the folder. */
function isRepository(file: string): boolean {
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (!stat?.isDirectory()) return stat?.isFile() ?? false;
  return fs.existsSync(path.join(file, 'HEAD'));
}
