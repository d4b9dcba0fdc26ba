import fs from 'node:fs';
import type {ContentRecord} from '../compile/ArtifactCache.js';
import type {PlannedContent, PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {type Range, takeRange} from './shares.js';

/** Costs of the last build, in milliseconds. Both are empty if there was none. */
export interface KnownCosts {
  /** Path of a page → time in which it was rendered. */
  readonly pages: ReadonlyMap<string, number>;
  /** Source of a file → its record. */
  readonly contents: ReadonlyMap<string, Pick<ContentRecord, 'cost' | 'stamp'>>;
}

/** Part of the pages of a locale, and the files that must be compiled to render them. */
export interface Share {
  readonly pages: readonly PlannedPage[];
  readonly contents: SitePlan['contents'];
}

/** A page or, if no page shows it, a file. */
interface Item {
  readonly page?: PlannedPage;
  /** Sources of the files that no item before it has: they are compiled for this one. */
  readonly sources: readonly string[];
}

/** Cost of a page, and of a byte of Markdown, of which nothing was measured yet: in milliseconds. */
const PAGE_COST = 3;
const BYTE_COST = 0.0005;
const MIN_COST = 0.1;

/**
 * Takes a part of the work of a locale, in the order of the plan. A file that pages of several parts show is compiled by
 * each of them, but counted once.
 */
export function planShare(
  plan: Pick<SitePlan, 'pages' | 'contents'>,
  costs: KnownCosts,
  range: Range,
): Share {
  const costOf = costsOf(plan, costs);
  const items = takeRange(itemsOf(plan), costOf, range);
  const pages = items.flatMap(({page}) => page ?? []);
  const sources = new Set(items.flatMap(({page, sources: own}) => page?.content ?? own));
  return {
    pages,
    contents: Object.fromEntries(
      [...sources].flatMap((source) => {
        const content = plan.contents[source];
        return content ? [[source, content]] : [];
      }),
    ),
  };
}

function itemsOf({pages, contents}: Pick<SitePlan, 'pages' | 'contents'>): readonly Item[] {
  const seen = new Set<string>();
  const isNew = (source: string) => !seen.has(source) && seen.add(source);
  const shown: Item[] = pages.map((page) => ({page, sources: page.content.filter(isNew)}));
  const others = Object.keys(contents).filter(isNew);
  return [...shown, ...others.map((source): Item => ({sources: [source]}))];
}

function costsOf({contents}: Pick<SitePlan, 'contents'>, known: KnownCosts): (item: Item) => number {
  const pageCost = mean([...known.pages.values()]) ?? PAGE_COST;
  const byteCost = measuredByteCost(known) ?? BYTE_COST;
  const contentCost = (source: string) =>
    known.contents.get(source)?.cost ?? sizeOf(contents[source]) * byteCost;
  return ({page, sources}) => {
    const rendered = page === undefined ? 0 : (known.pages.get(page.path) ?? pageCost);
    return Math.max(
      MIN_COST,
      sources.reduce((sum, source) => sum + contentCost(source), rendered),
    );
  };
}

function measuredByteCost({contents}: KnownCosts): number | undefined {
  let [cost, size] = [0, 0];
  for (const record of contents.values()) {
    cost += record.cost;
    size += record.stamp.size;
  }
  return cost > 0 && size > 0 ? cost / size : undefined;
}

function mean(numbers: readonly number[]): number | undefined {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return sum > 0 ? sum / numbers.length : undefined;
}

/** Size of a file in bytes; 0 if it does not exist. */
function sizeOf(content: PlannedContent | undefined): number {
  return (content && fs.statSync(content.file, {throwIfNoEntry: false})?.size) ?? 0;
}
