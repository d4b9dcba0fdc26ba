import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  expectQuietConsole,
  openPage,
  type Site,
  type SiteFiles,
  type SiteServer,
  serveSite,
  startSite,
} from '../harness/index.js';

// Components of a package with React Router and Helmet as peer dependencies, which the site does not install.
const widgets = `
import {useState} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {Link, NavLink, Navigate, useHref, useLocation, useMatch, useNavigate, useNavigationType, useParams, useSearchParams} from 'react-router';
import {useHistory} from 'react-router-dom';
import {Helmet} from 'react-helmet-async';

function Facts() {
  const {pathname, search, hash} = useLocation();
  const match = useMatch('/base/widgets/:rest?');
  const facts = {pathname, search, hash, matched: match?.pathname, params: useParams(), href: useHref('/base/about'), type: useNavigationType(), sameHistory: useHistory().location.search === search};
  return jsx('pre', {id: 'facts', children: JSON.stringify(facts)});
}

export default function Widgets() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [isLeaving, leave] = useState(false);
  const [isBroken, breakHead] = useState(false);
  const button = (children, onClick) => jsx('button', {type: 'button', onClick, children});
  const tab = params.get('tab');
  return jsxs('div', {children: [
    jsx(Facts, {}),
    jsx(NavLink, {to: '/base/widgets', children: 'Here'}),
    jsx(Link, {to: '/base/docs/intro#why', children: 'By Link'}),
    button('Tab b', () => setParams({tab: 'b'})),
    button('By navigate', () => navigate('/base/about', {state: {from: 'widgets'}})),
    button('Back', () => navigate(-1)),
    button('Leave', () => leave(true)),
    button('Break', () => breakHead(true)),
    isBroken && jsx(Helmet, {children: jsx('p', {})}),
    isLeaving && jsx(Navigate, {to: '/base/about', replace: true}),
    jsxs(Helmet, {titleTemplate: '%s of Widgets', children: [
      jsx('title', {children: 'Tab ' + (tab ?? 'a')}),
      jsx('html', {className: 'with-widgets'}),
      jsx('body', {'data-widgets': tab ?? 'a'}),
      jsx('meta', {name: 'description', content: 'By Helmet'}),
    ]}),
  ]});
}
`;

const widgetsPage = `
import Layout from '@theme/Layout';
import Widgets from 'some-widgets';

export default function Page() {
  return <Layout title="Page" description="By the page"><main><h1>Widgets</h1><Widgets /></main></Layout>;
}
`;

// Reads the query and the hash in all possible ways, while rendering and in an effect.
const queryPage = `
import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import {useQueryString} from '@docusaurus/theme-common';
import {useLocation as useRouterLocation, useSearchParams} from 'react-router';

export default function Page({location: ofRoute}) {
  const location = useLocation();
  const history = useHistory();
  const inRouter = useRouterLocation();
  const [params] = useSearchParams();
  const [byHook] = useQueryString('x');
  const [inEffect, setInEffect] = useState('');
  useEffect(() => setInEffect([location, history.location, inRouter].map((one) => one.search + one.hash).join(' ')), []);
  const shown = [location, history.location, inRouter, ofRoute].map((one) => one.search + one.hash);
  return <Layout title="Query"><main>
    <p id="shown">{shown.join(' ')}</p><p id="values">{params.get('x')} {byHook}</p><p id="in-effect">{inEffect}</p>
    {location.search && <section><h2 id="part">Only with a query</h2></section>}
  </main></Layout>;
}
`;

// Components written for React Router 5: a class, and a plugin in CommonJS.
const oldPage = `
import {Component} from 'react';
import Layout from '@theme/Layout';
import {useRouteMatch as useSiteMatch} from '@docusaurus/router';
import {generatePath, Link, matchPath, MemoryRouter, NavLink, Prompt, Redirect, Route, Switch, useHistory, useRouteMatch, withRouter} from 'react-router-dom';
import Facts from 'old-widgets';

const Where = withRouter(class Where extends Component {
  static displayName = 'Where';
  static label = 'where';
  render() {
    const {history, location, match} = this.props;
    return <p id="where">{location.pathname} {match.path} {match.url} {JSON.stringify(match.params)} {history.length}</p>;
  }
});

function User() {
  const team = useRouteMatch('/teams/:team');
  const {push, goBack} = useHistory();
  return <>
    <Where /><p id="team">{String(team?.params.team)}</p>
    <button type="button" onClick={() => push('/old/7')}>Old address</button>
    <button type="button" onClick={() => push('/nothing')}>Nothing</button>
    <button type="button" onClick={goBack}>Back</button>
    <nav id="links"><NavLink exact to="/users/1" activeClassName="here">One</NavLink><NavLink to={(l) => ({...l, pathname: '/users'})} activeClassName="here">All</NavLink><Link to="/teams/a">Team</Link></nav>
    <Route path="/users/:id(\\d+)">{({match}) => <p id="always">{match ? 'number ' + match.params.id : 'no number'}</p>}</Route>
  </>;
}

export default function Page() {
  return <Layout title="Old"><main>
    <p id="outer">{useSiteMatch().path} {useRouteMatch('/base/old/:no')?.url ?? 'none'} {Where.label} {Where.displayName}</p>
    <p id="paths">{generatePath('/a/:id', {id: 3})} {matchPath('/a/3', {path: '/a/:id', exact: true}).params.id} {matchPath('/a/:id', '/a/4').params.id}</p>
    <Facts />
    <Prompt when={false} message="Stay?" />
    <MemoryRouter initialEntries={['/users/1']}>
      <Switch>
        <Redirect exact from="/old/:id" to="/users/:id" />
        <Route path={['/users/:id', '/teams/:team']} component={User} />
        <Route render={({location}) => <><p id="missing">{location.pathname}</p><User /></>} />
      </Switch>
    </MemoryRouter>
  </main></Layout>;
}
`;

const oldWidgets = `
'use strict';
Object.defineProperty(exports, '__esModule', {value: true});
const react = require('react');
const router = require('react-router-dom');
const names = ['BrowserRouter', 'HashRouter', 'Link', 'MemoryRouter', 'NavLink', 'Prompt', 'Redirect', 'Route', 'Router', 'StaticRouter', 'Switch', 'generatePath', 'matchPath', 'useHistory', 'useLocation', 'useParams', 'useRouteMatch', 'withRouter'];
exports.default = () => react.createElement('p', {id: 'missing-names'}, names.filter((name) => !router[name]).join() || 'none');
`;

// Adds tags to the head, then suspends forever.
const waitingPage = `
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

const never = new Promise(() => {});

function Waits() {
  if (typeof window !== 'undefined' && window.location.search === '?wait') throw never;
  return null;
}

export default function Page() {
  return (
    <Layout title="Waiting">
      <Head><meta name="robots" content="noindex" /><html className="waiting" lang="en" /></Head>
      <main><h1>Waiting</h1><Waits /></main>
    </Layout>
  );
}
`;

// Suspends a part of the page without its own Suspense boundary, so that the whole page is hidden while the part loads.
const hidingPage = `
import {useState} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

const loads = {};

function Part() {
  loads.promise ??= new Promise((resolve) => setTimeout(resolve, 300)).then(() => { loads.isDone = true; });
  if (!loads.isDone) throw loads.promise;
  return <p>Part</p>;
}

export default function Page() {
  const [isShown, show] = useState(false);
  return (
    <Layout title="Hiding">
      <main>
        <h1>Hiding</h1>
        <Link to="/waiting?wait">Waiting</Link>
        <Link to="/about">About</Link>
        <button type="button" onClick={() => show(true)}>Show</button>
        {isShown && <Part />}
      </main>
    </Layout>
  );
}
`;

function addLibraries(files: SiteFiles): void {
  const folder = 'node_modules/some-widgets';
  files.write(
    `${folder}/package.json`,
    JSON.stringify({
      name: 'some-widgets',
      version: '1.0.0',
      type: 'module',
      exports: './index.js',
      peerDependencies: {react: '*', 'react-router': '>=6', 'react-helmet-async': '*'},
    }),
  );
  files.write(`${folder}/index.js`, widgets);
  files.write('src/pages/widgets.jsx', widgetsPage);
  files.write('node_modules/old-widgets/package.json', '{"name": "old-widgets", "version": "1.0.0"}');
  files.write('node_modules/old-widgets/index.js', oldWidgets);
  files.write('src/pages/old.jsx', oldPage);
  files.write('src/pages/query.jsx', queryPage);
  files.write('src/pages/abfrage-ü.jsx', queryPage);
  files.write('src/pages/waiting.jsx', waitingPage);
  files.write('src/pages/hiding.jsx', hidingPage);
  files.write('src/pages/about.md', '# About\n');
  files.replace('docusaurus.config.mjs', "baseUrl: '/'", "baseUrl: '/base/'");
}

async function factsOf(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator('#facts').textContent()) ?? '') as Record<string, unknown>;
}

function useReact18(site: Site): void {
  for (const name of ['react', 'react-dom']) {
    const installed = path.join(import.meta.dirname, '../sites/react18/node_modules', name);
    fs.symlinkSync(fs.realpathSync(installed), path.join(site.dir, 'node_modules', name));
  }
}

describe.each([
  {react: 19, command: 'build'},
  {react: 19, command: 'start'},
  {react: 18, command: 'build'},
  {react: 18, command: 'start'},
])('with React $react, site $command', ({react, command}) => {
  let site: Site;
  let server: SiteServer;

  beforeAll(async () => {
    site = createSite('minimal', addLibraries);
    if (react === 18) useReact18(site);
    if (command === 'build') {
      const {code, stdout, stderr} = await site.build();
      expect(code, stdout + stderr).toBe(0);
      expect(stdout + stderr).not.toContain('Navigate');
    }
    server = await (command === 'build' ? serveSite(site.dir) : startSite(site.dir));
  });

  afterAll(() => server?.stop());

  test('hooks and links of react-router, and Helmet, work in the HTML', async () => {
    const html = await (await fetch(`${server.url}/base/widgets`)).text();
    expect(html).toContain('&quot;pathname&quot;:&quot;/base/widgets&quot;');
    expect(html).toContain('href="/base/docs/intro#why"');
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Here</);
    expect(html).toMatch(/<html [^>]*class="[^"]*with-widgets/);
    expect(html).toMatch(/<body [^>]*data-widgets="a"/);
    expect(html).toContain('<title data-rh="true">Tab a of Widgets</title>');
    expect(html.match(/<meta [^>]*name="description"[^>]*>/g)).toEqual([
      '<meta data-rh="true" name="description" content="By Helmet"/>',
    ]);
  });

  test('and in the browser, over back and forward', async () => {
    const opened = await openPage(`${server.url}/base/widgets`);
    const {page} = opened;
    expect(await page.title()).toBe('Tab a of Widgets');
    await page.getByRole('button', {name: 'Tab b'}).click();
    await expect.poll(() => page.title()).toBe('Tab b of Widgets');
    expect(await page.locator('body').getAttribute('data-widgets')).toBe('b');
    expect(await factsOf(page)).toEqual({
      pathname: '/base/widgets',
      search: '?tab=b',
      hash: '',
      matched: '/base/widgets',
      params: {},
      href: '/base/about',
      type: 'PUSH',
      sameHistory: true,
    });
    await page.getByRole('link', {name: 'By Link'}).click();
    await page.getByRole('heading', {name: 'Introduction'}).waitFor();
    expect(new URL(page.url()).hash).toBe('#why');
    await expect.poll(() => page.locator('html').getAttribute('class')).not.toContain('with-widgets');
    expect(await page.locator('body').getAttribute('data-widgets')).toBeNull();
    await page.goBack();
    await expect.poll(() => page.title()).toBe('Tab b of Widgets');
    expect(await factsOf(page)).toMatchObject({search: '?tab=b', type: 'POP'});
    await page.getByRole('button', {name: 'By navigate'}).click();
    await page.getByRole('heading', {name: 'About'}).waitFor();
    await page.goBack();
    await page.getByRole('button', {name: 'Back'}).click();
    await expect.poll(() => page.title()).toBe('Tab a of Widgets');
    await page.getByRole('button', {name: 'Leave'}).click();
    await page.getByRole('heading', {name: 'About'}).waitFor();
    await expect.poll(() => page.title()).toContain('About');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('components for React Router 5 work, in the HTML and in the browser', async () => {
    const html = await (await fetch(`${server.url}/base/old`)).text();
    expect(html).toMatch(/<p id="where">\/users\/1(?:<!-- -->)? /);
    expect(html).toContain('<p id="missing-names">none</p>');
    const opened = await openPage(`${server.url}/base/old`);
    const {page} = opened;
    const text = (id: string) => page.locator(`#${id}`).innerText();
    const activeLinks = () => page.locator('#links .here').allInnerTexts();
    expect(await text('outer')).toBe('/base/old none where withRouter(Where)');
    expect(await text('paths')).toBe('/a/3 3 4');
    expect(await text('where')).toBe('/users/1 /users/:id /users/1 {"id":"1"} 1');
    expect([await text('always'), await activeLinks()]).toEqual(['number 1', ['One', 'All']]);
    await page.getByRole('button', {name: 'Old address'}).click();
    await expect.poll(() => text('where')).toBe('/users/7 /users/:id /users/7 {"id":"7"} 2');
    expect(await activeLinks()).toEqual(['All']);
    await page.getByRole('link', {name: 'Team'}).click();
    await expect.poll(() => text('team')).toBe('a');
    expect(await text('always')).toBe('no number');
    await page.getByRole('button', {name: 'Nothing'}).click();
    await expect.poll(() => text('missing')).toBe('/nothing');
    await page.locator('main').getByRole('button', {name: 'Back'}).click();
    await expect.poll(() => text('team')).toBe('a');
    expect(new URL(page.url()).pathname).toBe('/base/old');
    expectQuietConsole(opened);
    await opened.close();
  });

  test.each(['/base/query', '/base/abfrage-ü'])(
    '%s is hydrated as it is in the HTML, and gets query and hash then',
    async (pathname) => {
      const opened = await openPage(`${server.url}${pathname}?x=1#part`);
      const {page} = opened;
      await page.getByText('Only with a query').waitFor();
      expect(await page.locator('#shown').innerText()).toBe(Array(4).fill('?x=1#part').join(' '));
      expect(await page.locator('#values').innerText()).toBe('1 1');
      expect(await page.locator('#in-effect').innerText()).toBe(Array(3).fill('?x=1#part').join(' '));
      expectQuietConsole(opened);
      await opened.close();
    },
  );

  test('the head of the HTML stays as it is while the page is hydrated', async () => {
    const opened = await openPage(`${server.url}/base/widgets`, {
      before: () => {
        const changes: string[] = [];
        Object.assign(window, {changes});
        new MutationObserver((records) => {
          for (const {addedNodes, removedNodes} of records) {
            for (const node of [...addedNodes, ...removedNodes]) {
              if (node instanceof Element && node.hasAttribute('data-rh')) changes.push(node.outerHTML);
            }
          }
        }).observe(document, {childList: true, subtree: true});
        document.addEventListener('DOMContentLoaded', () => changes.splice(0));
      },
    });
    await opened.page.waitForTimeout(300);
    expect(await opened.page.evaluate(() => (window as {changes?: unknown}).changes)).toEqual([]);
    await opened.close();
  });

  test('a tag that does not belong into the head is an error of its page', async () => {
    const {page, close} = await openPage(`${server.url}/base/widgets`);
    await page.getByRole('button', {name: 'Break'}).click();
    await page.getByRole('heading', {name: 'This page crashed.'}).waitFor();
    await expect.poll(() => page.title()).toContain('Page Error');
    expect(await page.locator('body').getAttribute('data-widgets')).toBeNull();
    await close();
  });

  test('a page that is given up leaves nothing in the head', async () => {
    const opened = await openPage(`${server.url}/base/hiding`);
    const {page} = opened;
    await page.getByRole('link', {name: 'Waiting'}).click();
    await page.waitForTimeout(500);
    expect(await page.title()).toContain('Hiding');
    await page.getByRole('link', {name: 'About'}).click();
    await page.getByRole('heading', {name: 'About'}).waitFor();
    await expect.poll(() => page.title()).toContain('About');
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    expect(await page.locator('html').getAttribute('class')).not.toContain('waiting');
    expectQuietConsole(opened);
    await opened.close();
  });

  test('a page that is hidden while a part of it loads keeps its head', async () => {
    const opened = await openPage(`${server.url}/base/hiding`);
    const {page} = opened;
    await page.getByRole('button', {name: 'Show'}).click();
    await page.waitForTimeout(100);
    expect(await page.title()).toContain('Hiding');
    await page.getByText('Part').waitFor();
    expect(await page.title()).toContain('Hiding');
    await page.getByRole('link', {name: 'About'}).click();
    await expect.poll(() => page.title()).toContain('About');
    expectQuietConsole(opened);
    await opened.close();
  });
});

test('with the hash router they work as well', async () => {
  const site = createSite('minimal', (files) => {
    addLibraries(files);
    files.replace(
      'docusaurus.config.mjs',
      'export default {',
      "export default {future: {experimental_router: 'hash'},",
    );
  });
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  const server = await serveSite(site.dir);
  const opened = await openPage(`${server.url}/base/#/widgets`);
  const {page} = opened;
  await expect.poll(() => page.title()).toBe('Tab a of Widgets');
  expect(await factsOf(page)).toMatchObject({
    pathname: '/base/widgets',
    href: '#/about',
    matched: '/base/widgets',
  });
  await page.getByRole('button', {name: 'Tab b'}).click();
  await expect.poll(() => page.title()).toBe('Tab b of Widgets');
  expect(new URL(page.url()).hash).toBe('#/widgets?tab=b');
  await page.getByRole('link', {name: 'By Link'}).click();
  await page.getByRole('heading', {name: 'Introduction'}).waitFor();
  await page.goBack();
  await page.getByRole('button', {name: 'Leave'}).click();
  await page.getByRole('heading', {name: 'About'}).waitFor();
  expect(new URL(page.url()).hash).toBe('#/about');
  expectQuietConsole(opened);
  await opened.close();
  await server.stop();
});
