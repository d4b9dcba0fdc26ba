import path from 'node:path';
import {sha256} from '@lectern/store';
import type {LoaderContext} from 'webpack';

/** Name of a stylesheet in marks. The same for a site in any folder. */
export function styleMark(file: string, siteDir: string): string {
  return sha256(path.relative(siteDir, file)).slice(0, 12);
}

/** Comment at the start of each stylesheet, which `MarkedStyleOrderPlugin` reads and removes. */
export const STYLE_MARK = /^!lectern-style (\w+)$/;

/** Loader that puts a mark before the text of a stylesheet. */
export default function styleMarkLoader(
  this: LoaderContext<unknown>,
  text: string,
  map: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  this.callback(null, `/*!lectern-style ${styleMark(this.resourcePath, this.rootContext)}*/${text}`, map);
}
