import path from 'node:path';
import type {ChildNode} from 'postcss';
import type {Chunk, Compilation, Compiler, Configuration} from 'webpack';
import {distDir} from '../config/distDir.js';
import {changeRules, isStyleRule, loadersOf, withLoaders} from './changeRules.js';
import {importOrders, mergeOrders} from './StyleOrderPlugin.js';
import {parsed, STYLE_MARK, STYLE_MARKS, styleMark} from './styleMarkLoader.js';

const NAME = 'MarkedStyleOrderPlugin';
const LOADER = path.join(distDir, 'bundle/styleMarkLoader.js');

/** Adds `styleMarkLoader` to all rules for stylesheets. */
export function withStyleMarks(config: Configuration): Configuration {
  return changeRules(config, (rule) =>
    isStyleRule(rule) ? withLoaders(rule, [{loader: LOADER}, ...loadersOf(rule)]) : rule,
  );
}

/**
 * `StyleOrderPlugin` for Rspack 2.3, which has no hook for the order: the rules of finished stylesheets are moved. Marks
 * of `styleMarkLoader` show which file they come from.
 */
export class MarkedStyleOrderPlugin {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      // The name of a stylesheet contains the hash of its chunk, so that another order leads to another name.
      compilation.hooks.chunkHash.tap(NAME, (chunk, hash) => {
        hash.update(marksInOrder(compilation, chunk).join(' '));
      });
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        for (const chunk of compilation.chunks) {
          for (const file of chunk.files) {
            if (!file.endsWith('.css')) continue;
            const marks = marksInOrder(compilation, chunk);
            compilation.updateAsset(file, (asset) => {
              const {source, map} = asset.sourceAndMap();
              const ordered = inOrder(String(source), marks, map && {file, map});
              return ordered.map
                ? new sources.SourceMapSource(ordered.css, file, ordered.map)
                : new sources.RawSource(ordered.css);
            });
          }
        }
      });
    });
  }
}

function marksInOrder({chunkGraph, compiler}: Compilation, chunk: Chunk): string[] {
  const modules = [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css') ?? [])];
  return mergeOrders(importOrders(chunk, modules)).map((module) =>
    styleMark(module.nameForCondition() ?? '', compiler.context),
  );
}

/**
 * Moves the rules of a stylesheet, so that their marks are in the given order, and removes the marks.
 *
 * @param given - source map of the stylesheet, and its name in the map; `undefined` if there is none
 */
export function inOrder(
  css: string,
  marks: readonly string[],
  given?: {readonly file: string; readonly map: object} | null,
): {readonly css: string; readonly map?: string | undefined} {
  const map = given ? {prev: {...given.map}, inline: false, annotation: false} : false;
  const root = parsed(css, {map, from: given?.file});
  // A stylesheet that a plugin adds without a loader may not parse. The order of the bundler then remains.
  if (!root) return {css: css.replace(STYLE_MARKS, '')};
  const head: ChildNode[] = [];
  const parts: {readonly mark: string; readonly nodes: ChildNode[]}[] = [];
  for (const node of root.nodes) {
    const mark = markIn(node);
    if (mark !== undefined) parts.push({mark, nodes: []});
    (parts.at(-1)?.nodes ?? head).push(node);
  }
  const places = new Map(marks.map((mark, index) => [mark, index]));
  const placeOf = ({mark}: {readonly mark: string}) => places.get(mark) ?? marks.length;
  const sorted = parts.sort((a, b) => placeOf(a) - placeOf(b));
  root.removeAll();
  root.append([...head, ...sorted.flatMap(({nodes}) => nodes)]);
  root.walkComments((comment) => {
    if (isMark(comment)) comment.remove();
  });
  if (!map) return {css: root.toString()};
  const result = root.toResult({map, from: given?.file, to: given?.file});
  return {css: result.css, map: result.map?.toString()};
}

function isMark(node: ChildNode): boolean {
  return node.type === 'comment' && STYLE_MARK.test(node.text);
}

/** Mark of a node: of the node itself, or of the stylesheet that is in a condition (`@media`). */
function markIn(node: ChildNode): string | undefined {
  if (node.type === 'comment') return STYLE_MARK.exec(node.text)?.[1];
  return 'nodes' in node && node.nodes?.[0] ? markIn(node.nodes[0]) : undefined;
}
