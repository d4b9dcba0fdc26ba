import fs from 'node:fs';
import type {LoadContext} from '@lectern/core';
import {didYouMean, listKnown, type Problem, throwProblems} from '@lectern/core/content-helpers';
import {lineOfText} from '../sidebars/SidebarSource.js';
import type {VersionPlan} from './VersionPlan.js';

/** A navbar item that leads into docs, as themes read it. */
interface NavbarItem {
  readonly type?: unknown;
  readonly docId?: unknown;
  readonly sidebarId?: unknown;
  readonly docsPluginId?: unknown;
}

/** Every item of the navbar, those of dropdowns included. */
export function* navbarItems(themeConfig: {readonly [key: string]: unknown}): Generator<NavbarItem> {
  function* visit(value: unknown): Generator<NavbarItem> {
    if (Array.isArray(value)) {
      for (const item of value) yield* visit(item);
    } else if (typeof value === 'object' && value !== null) {
      yield value;
      yield* visit((value as {readonly items?: unknown}).items);
    }
  }
  yield* visit(themeConfig.navbar);
}

interface CheckNavbarInput {
  readonly context: Pick<LoadContext, 'siteConfig' | 'siteConfigPath' | 'siteDir'>;
  readonly pluginId: string;
}

/**
 * Checks the ids of navbar items before pages are rendered: every page would fail in the same way. They have to be in the
 * last version, which pages outside of docs lead to.
 *
 * @throws {SiteError} `NAVBAR_UNKNOWN_DOC` or `NAVBAR_UNKNOWN_SIDEBAR` with the line of the config file
 */
export function checkNavbar(plans: readonly VersionPlan[], {context, pluginId}: CheckNavbarInput): void {
  const last = plans.find(({version}) => version.isLast)?.version;
  if (!last) return;
  const {siteConfigPath: file, siteDir} = context;
  const items = [...navbarItems(context.siteConfig.themeConfig)];
  const check = (type: string, field: 'docId' | 'sidebarId', known: ReadonlySet<string>, noun: string) => {
    const named = items
      .filter((item) => item.type === type && (item.docsPluginId ?? 'default') === pluginId)
      .flatMap(({[field]: id}) => (typeof id === 'string' && !known.has(id) ? [id] : []));
    return [...new Set(named)].map((id): Problem => {
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
      const message = `A navbar item leads to ${noun} "${id}", which version "${last.versionName}" of the docs does not have.${didYouMean(id, known)}`;
      return {file, line: lineOfText({file, text}, id), message};
    });
  };
  const docIds = new Set([...last.docs, ...last.drafts].map(({id}) => id));
  throwProblems(check('doc', 'docId', docIds, 'the document'), {
    code: 'NAVBAR_UNKNOWN_DOC',
    heading: 'Navbar items lead to documents that do not exist:',
    hint: listKnown('ids', docIds),
    siteDir,
  });
  const sidebarIds = new Set(Object.keys(last.sidebars));
  throwProblems(check('docSidebar', 'sidebarId', sidebarIds, 'the sidebar'), {
    code: 'NAVBAR_UNKNOWN_SIDEBAR',
    heading: 'Navbar items lead to sidebars that do not exist:',
    hint: listKnown('sidebars', sidebarIds),
    siteDir,
  });
}
