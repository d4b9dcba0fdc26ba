import {afterGlobalData} from '@generated/client-modules';
import type {ReactElement} from 'react';
import {isDataRef, type ModuleRef} from '../../shared/payload.js';
import type {GlobalData} from '../../shared/siteConfig.js';
import App from '../app/App.js';
import {createSiteContext} from '../app/siteContext.js';
import type {NavigationState} from '../context/NavigationContext.js';
import type {HeadPart} from '../head/combineHeads.js';
import {renderHead} from '../head/renderHead.js';
import {ServerHeadsContext} from '../head/ServerHeadsContext.js';
import {buildPage, type LoadedPage} from '../load/buildPage.js';
import {collectRefs, globalDataRef} from '../load/collectRefs.js';
import type {ReactServer, RenderInput, RenderOutput} from '../renderTypes.js';
import {createStaticHistory} from '../router/staticHistory.js';
import type {SiteContextValue} from '../types.js';
import BaseUrlIssueBanner from './BaseUrlIssueBanner.js';
import {loadCode, peekCode} from './codeModules.js';
import {createDataSource} from './dataSource.js';
import {idsOf} from './idsOf.js';
import {renderToHtml} from './renderToHtml.js';

/**
 * Renders one page to HTML and head tags. The payload in `input` lists the routes and modules of the page.
 *
 * @throws {PageRenderError} if a component throws
 */
export async function renderPage(react: ReactServer, input: RenderInput): Promise<RenderOutput> {
  const [globalData, modules] = await Promise.all([input.loadData(globalDataRef), loadModules(input)]);
  const page = buildPage(input.payload, (ref) => modules.get(ref));
  const site = await siteContextOf(globalData as GlobalData);
  const {html, collected} = await renderToHtml(react, () => prepareRender(input, page, site));
  return {
    html,
    head: renderHead(collected.head),
    links: [...collected.links],
    anchors: [...new Set([...collected.anchors, ...idsOf(html)])],
    modules: [...modules.keys()].filter(isCodeRef),
    data: collected.data.used(),
    ...(collected.redirect !== undefined && {redirect: collected.redirect}),
  };
}

function isCodeRef(ref: ModuleRef): ref is `code:${string}` {
  return ref.startsWith('code:');
}

async function loadModules(input: RenderInput): Promise<ReadonlyMap<ModuleRef, unknown>> {
  const modules = new Map<ModuleRef, unknown>();
  const pending: Promise<unknown>[] = [];
  for (const ref of collectRefs(input.payload.chain)) {
    const module = loadModule(ref, input);
    modules.set(ref, module);
    if (module instanceof Promise) pending.push(module.then((value: unknown) => modules.set(ref, value)));
  }
  await Promise.all(pending);
  return modules;
}

function loadModule(ref: ModuleRef, {loadContent, loadData}: RenderInput): unknown {
  if (isCodeRef(ref)) return peekCode(ref) ?? loadCode(ref);
  return isDataRef(ref) ? loadData(ref) : loadContent(ref);
}

/** Value of `useDocusaurusContext()` in the last render. */
// Module state: one object for all renders of this process, replaced when the global data is another object.
let lastSite: SiteContextValue | undefined;

/** Returns the value of `useDocusaurusContext()`: the same object for all pages with this global data. */
async function siteContextOf(globalData: GlobalData): Promise<SiteContextValue> {
  if (lastSite?.globalData === globalData) return lastSite;
  const site = createSiteContext(globalData);
  lastSite = site;
  await Promise.all(afterGlobalData.map((load) => load()));
  return site;
}

const baseUrlIssueBanner = <BaseUrlIssueBanner />;

const atRest: NavigationState = {isLoading: false, target: null};

/** Data collected during one attempt to render. */
interface Collected {
  readonly head: HeadPart[];
  readonly data: ReturnType<typeof createDataSource>;
  readonly links: ReadonlySet<string>;
  readonly anchors: ReadonlySet<string>;
  readonly redirect?: string;
}

function prepareRender(
  {url, loadData}: RenderInput,
  page: LoadedPage,
  site: SiteContextValue,
): {readonly app: ReactElement; readonly collected: Collected} {
  const links = new Set<string>();
  const anchors = new Set<string>();
  const collected: {-readonly [Key in keyof Collected]: Collected[Key]} = {
    head: [],
    data: createDataSource(loadData),
    links,
    anchors,
  };
  const history = createStaticHistory(url, (href) => {
    collected.redirect = href;
  });
  const app = (
    <ServerHeadsContext.Provider value={collected.head}>
      <App
        site={site}
        router={{history, location: history.location, action: history.action}}
        view={{page, retry() {}}}
        navigation={atRest}
        data={collected.data}
        beside={baseUrlIssueBanner}
        brokenLinks={{
          collectLink: (link) => void (link && links.add(link)),
          collectAnchor: (id) => void (id && anchors.add(id)),
        }}
      />
    </ServerHeadsContext.Provider>
  );
  return {app, collected};
}
