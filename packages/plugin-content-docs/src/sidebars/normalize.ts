import {describeIssues, isRecord, issueSentence, nearest, type Problem} from '@lectern/core/content-helpers';
import type {z} from '@lectern/core/zod';
import {lineOfText, type SidebarSource} from '../model/SidebarSource.js';
import type {NormalizedItem, NormalizedSidebars} from '../model/sidebarItems.js';
import type {PluginOptions} from '../options.js';
import {categorySchema, isPlainType, itemTypes, plainSchemas} from './itemSchemas.js';

export interface NormalizeInput {
  readonly source: SidebarSource;
  readonly defaults: Pick<PluginOptions, 'sidebarCollapsible' | 'sidebarCollapsed'>;
  /** List to which a problem is added for each wrong item. */
  readonly problems: Problem[];
}

interface NormalizeState extends NormalizeInput {
  /**
   * The lists of items around the current item: list → its path in the exports ("docs[2].items"). Used to find
   * categories that contain themselves.
   */
  readonly open: Map<object, string>;
}

/**
 * Text fields of items. An object with one of these fields as text, but no `type`, is an item whose type is missing.
 * Otherwise it is a shorthand `{Label: [items]}`, whose values are lists.
 */
const ITEM_FIELDS = ['id', 'label', 'href', 'value', 'dirName'];

/**
 * Position of an item, for messages: its path in the exports, and the item itself, whose texts are searched to find its
 * line.
 */
interface Spot {
  /** Path in the exports of the sidebars file: "docs[2].items[0]". */
  readonly at: string;
  readonly item: unknown;
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'an array';
  if (isRecord(value)) return 'an object';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'string' ? `"${value}"` : String(value);
}

/**
 * Adds a problem. @param words - texts that are searched in the file first, before the texts of the item, to find the
 * line
 */
function report(
  {source, problems}: NormalizeState,
  {at, item}: Spot,
  message: string,
  words: readonly unknown[] = [],
): void {
  const names = isRecord(item)
    ? [item.label, item.id, item.href, item.dirName, item.value, item.type]
    : [item];
  problems.push({
    file: source.file,
    line: lineOfText(source, ...words, ...names),
    message: `(${at}) ${message}`,
  });
}

function parseItem<T>(schema: z.ZodType<T>, spot: Spot, state: NormalizeState): T | undefined {
  const result = schema.safeParse(spot.item);
  if (result.success) return result.data;
  for (const issue of describeIssues(result.error.issues, spot.item, schema))
    report(state, spot, issueSentence(issue), issue.unknownKeys);
  return undefined;
}

function normalizeCategory(spot: Spot, state: NormalizeState): readonly NormalizedItem[] {
  const category = parseItem(categorySchema, spot, state);
  if (!category) return [];
  const items = normalizeItems({at: `${spot.at}.items`, item: category.items}, state, category.label);
  if (Array.isArray(category.items) && category.items.length === 0 && !category.link) {
    const message = `The category "${category.label}" has neither items nor a link: it leads nowhere.`;
    report(state, spot, message);
  }
  const collapsible = category.collapsible ?? state.defaults.sidebarCollapsible;
  const collapsed = collapsible && (category.collapsed ?? state.defaults.sidebarCollapsed);
  return [{...category, items, link: category.link ?? undefined, collapsible, collapsed}];
}

function normalizeItem(spot: Spot, state: NormalizeState): readonly NormalizedItem[] {
  const {item} = spot;
  if (typeof item === 'string') return [{type: 'doc', id: item}];
  if (!isRecord(item)) {
    report(state, spot, `Expected a doc id or an item, found ${describe(item)}.`);
    return [];
  }
  const {type} = item;
  if (type === undefined && ITEM_FIELDS.some((field) => typeof item[field] === 'string')) {
    report(state, spot, `The item has no "type". The types are ${itemTypes.join(', ')}.`);
    return [];
  }
  if (type === undefined) return normalizeShorthand(spot.at, item, state);
  if (type === 'category') return normalizeCategory(spot, state);
  const name = String(type);
  const schema = isPlainType(name) ? plainSchemas[name] : undefined;
  if (!schema) {
    const [guess] = nearest(name, itemTypes);
    const advice = guess ? `Did you mean "${guess}"?` : `The types are ${itemTypes.join(', ')}.`;
    report(state, spot, `There is no item type "${name}". ${advice}`, [type]);
    return [];
  }
  const parsed = parseItem<NormalizedItem>(schema, spot, state);
  return parsed ? [parsed] : [];
}

/** Makes a category of each key of a shorthand: `{Label: [items]}`. */
function normalizeShorthand(
  at: string,
  categories: Record<string, unknown>,
  state: NormalizeState,
): readonly NormalizedItem[] {
  return Object.entries(categories).flatMap(([label, items]) => {
    const isItems = Array.isArray(items) || isRecord(items);
    if (!isItems) {
      const message = `The category "${label}" needs a list of items, found ${describe(items)}.`;
      report(state, {at: `${at}.${label}`, item: label}, message);
      return [];
    }
    return normalizeCategory({at: `${at}.${label}`, item: {type: 'category', label, items}}, state);
  });
}

/** @param label - label of the category, or id of the sidebar, that the items belong to */
function normalizeItems(spot: Spot, state: NormalizeState, label?: string): readonly NormalizedItem[] {
  const {at, item: items} = spot;
  if (!Array.isArray(items) && !isRecord(items)) {
    report(state, {at, item: label}, `Expected a list of items, found ${describe(items)}.`);
    return [];
  }
  const outer = state.open.get(items);
  if (outer !== undefined) {
    const name = label === undefined ? 'The list' : `The category "${label}"`;
    report(state, {at, item: label}, `${name} contains itself: its items are those of ${outer}.`);
    return [];
  }
  state.open.set(items, at);
  const normalized = Array.isArray(items)
    ? items.flatMap((item: unknown, index) => normalizeItem({at: `${at}[${index}]`, item}, state))
    : normalizeShorthand(at, items, state);
  state.open.delete(items);
  return normalized;
}

/**
 * Second stage of sidebars: checks the exports of a sidebars file, expands shorthands and fills in defaults. Adds a
 * problem for each wrong item, and for a category that contains itself. Only valid items are returned.
 */
export function normalizeSidebars(sidebars: unknown, input: NormalizeInput): NormalizedSidebars {
  const state: NormalizeState = {...input, open: new Map()};
  if (!isRecord(sidebars)) {
    const message = `The file must export an object, {sidebarId: [items]}, but exports ${describe(sidebars)}.`;
    input.problems.push({file: input.source.file, message});
    return {};
  }
  return Object.fromEntries(
    Object.entries(sidebars).map(([id, items]) => [id, normalizeItems({at: id, item: items}, state, id)]),
  );
}

/**
 * Checks the items that a generator returned, expands shorthands and fills in defaults.
 *
 * @param at - position for messages: the folder of the autogenerated item
 */
export function normalizeGeneratedItems(
  items: unknown,
  at: string,
  {defaults, problems}: Pick<NormalizeInput, 'defaults' | 'problems'>,
): readonly NormalizedItem[] {
  const source = {file: 'sidebarItemsGenerator'};
  return normalizeItems({at, item: items}, {defaults, problems, source, open: new Map()});
}
