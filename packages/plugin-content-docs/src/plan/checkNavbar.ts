import fs from 'node:fs';
import type {LoadContext} from '@lectern/core';
import {didYouMean, listKnown, type Problem, throwProblems} from '@lectern/core/content-helpers';
import {lineOfText} from '../model/SidebarSource.js';
import {sidebarLink} from './sidebarProps.js';
import type {VersionPlan} from './VersionPlan.js';

/** Fields of a navbar item that name a doc or a sidebar, unchecked. */
interface NavbarItem {
  readonly type?: unknown;
  readonly docId?: unknown;
  readonly sidebarId?: unknown;
  readonly docsPluginId?: unknown;
}

function* visit(value: unknown): Generator<NavbarItem> {
  if (Array.isArray(value)) {
    for (const item of value) yield* visit(item);
  } else if (typeof value === 'object' && value !== null) {
    yield value;
    const {items}: {readonly items?: unknown} = value;
    yield* visit(items);
  }
}

/** All items of the navbar for one docs plugin instance, with the items inside of dropdowns. */
export function navbarItems(
  {navbar}: {readonly [key: string]: unknown},
  pluginId: string,
): readonly NavbarItem[] {
  return [...visit(navbar)].filter(({docsPluginId}) => (docsPluginId ?? 'default') === pluginId);
}

interface CheckNavbarInput {
  readonly context: Pick<LoadContext, 'siteConfig' | 'siteConfigPath' | 'siteDir'>;
  readonly pluginId: string;
}

/**
 * Field with an id in navbar items of one type, and the function that checks the id: `objection` returns the mistake,
 * or `undefined` for a valid id.
 */
interface NavbarField {
  readonly type: 'doc' | 'docSidebar';
  readonly field: 'docId' | 'sidebarId';
  objection(id: string): string | undefined;
}

function navbarProblems(
  {context, pluginId}: CheckNavbarInput,
  {type, field, objection}: NavbarField,
): Problem[] {
  const {siteConfigPath: file, siteConfig} = context;
  const ids = navbarItems(siteConfig.themeConfig, pluginId)
    .filter((item) => item.type === type)
    .flatMap(({[field]: id}) => (typeof id === 'string' ? [id] : []));
  return [...new Set(ids)].flatMap((id) => {
    const message = objection(id);
    if (message === undefined) return [];
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    return [{file, line: lineOfText({file, text}, id), message}];
  });
}

/**
 * Checks that the docs and sidebars of navbar items exist in the last version, since the navbar of pages outside of
 * docs leads to that version. Without this check, every page would fail to render with the same error.
 *
 * @throws {SiteError} `NAVBAR_UNKNOWN_DOC`, `NAVBAR_UNKNOWN_SIDEBAR` or `NAVBAR_EMPTY_SIDEBAR` with the line of the
 * config file
 */
export function checkNavbar(plans: readonly VersionPlan[], input: CheckNavbarInput): void {
  const plan = plans.find(({version}) => version.isLast);
  if (!plan) return;
  const {version: last, docsById} = plan;
  const {siteDir} = input.context;
  const unknown = (id: string, known: ReadonlySet<string>, noun: string) =>
    known.has(id)
      ? undefined
      : `A navbar item leads to ${noun} "${id}", which version "${last.versionName}" of the docs does not have.${didYouMean(id, known)}`;

  const docIds = new Set([...last.docs, ...last.drafts].map(({id}) => id));
  const doc = {type: 'doc', field: 'docId'} as const;
  throwProblems(navbarProblems(input, {...doc, objection: (id) => unknown(id, docIds, 'the document')}), {
    code: 'NAVBAR_UNKNOWN_DOC',
    heading: 'Navbar items lead to documents that do not exist:',
    hint: listKnown('ids', docIds),
    siteDir,
  });
  const sidebarIds = new Set(Object.keys(last.sidebars));
  const sidebar = {type: 'docSidebar', field: 'sidebarId'} as const;
  const unknownSidebar = (id: string) => unknown(id, sidebarIds, 'the sidebar');
  throwProblems(navbarProblems(input, {...sidebar, objection: unknownSidebar}), {
    code: 'NAVBAR_UNKNOWN_SIDEBAR',
    heading: 'Navbar items lead to sidebars that do not exist:',
    hint: listKnown('sidebars', sidebarIds),
    siteDir,
  });
  const emptySidebar = (id: string) =>
    sidebarLink(last.sidebars[id] ?? [], docsById)
      ? undefined
      : `A navbar item leads to the sidebar "${id}", which has nothing to link to.`;
  throwProblems(navbarProblems(input, {...sidebar, objection: emptySidebar}), {
    code: 'NAVBAR_EMPTY_SIDEBAR',
    heading: 'Navbar items lead to sidebars that have nothing to link to:',
    hint: 'Give the sidebar a doc, or a category with a page: links do not count.',
    siteDir,
  });
}
