import path from 'node:path';
import {sha256} from '@lectern/store';
import {transform} from 'esbuild';
import postcss, {type ChildNode, type ProcessOptions, type Root} from 'postcss';
import type {LoaderContext} from 'webpack';

/** Returns the mark of a stylesheet. It depends on the path in the site only, so that a moved site has the same output. */
export function styleMark(file: string, siteDir: string): string {
  return sha256(path.relative(siteDir, file)).slice(0, 12);
}

/** Matches the comment with the mark, which `MarkedStyleOrderPlugin` reads and removes. */
export const STYLE_MARK = /^!lectern-style (\w+)$/;
export const STYLE_MARKS = /\/\*!lectern-style \w+\*\//g;

/**
 * Brings a stylesheet into a form that can be joined with others, as browsers read it: blocks without an end are closed,
 * and `@import` after other rules is removed. For Rspack 2.3 such an `@import` is an error, and all stylesheets after an
 * open block would be part of it. The site's own stylesheets are checked before (`cssCheckLoader`), those of packages
 * are not.
 */
export async function joinable(css: string): Promise<string> {
  const root = parsed(css);
  if (!root) return (await transform(css, {loader: 'css', logLevel: 'silent'})).code;
  const late = root.nodes.findIndex((node) => !mayPrecedeImport(node));
  const ignored = root.nodes
    .slice(late === -1 ? root.nodes.length : late)
    .filter((node) => node.type === 'atrule' && node.name === 'import');
  for (const node of ignored) node.remove();
  return ignored.length === 0 ? css : root.toString();
}

function mayPrecedeImport(node: ChildNode): boolean {
  if (node.type !== 'atrule') return node.type === 'comment';
  return ['import', 'charset'].includes(node.name) || (node.name === 'layer' && !node.nodes);
}

/** Parses a stylesheet; `undefined` if it has a syntax error. */
export function parsed(css: string, options: ProcessOptions = {map: false}): Root | undefined {
  try {
    return postcss.parse(css, options);
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError) return undefined;
    throw error;
  }
}

/** Loader that puts a mark before the text of a stylesheet. */
export default function styleMarkLoader(
  this: LoaderContext<unknown>,
  text: string,
  map: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  const callback = this.async();
  const mark = styleMark(this.resourcePath, this.rootContext);
  joinable(text).then((css) => callback(null, `/*!lectern-style ${mark}*/${css}`, map), callback);
}
