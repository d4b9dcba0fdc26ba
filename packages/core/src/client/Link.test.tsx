import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {UNSAFE_NavigationContext as NavigationContext} from 'react-router';
import {expect, test} from 'vitest';
import {testSite} from '../../test/testSite.js';
import {BrokenLinksContext} from './context/BrokenLinksContext.js';
import {SiteContext} from './context/SiteContext.js';
import Link from './Link.js';
import {SiteRouter} from './router/SiteRouter.js';
import {createStaticHistory} from './router/staticHistory.js';

const site = testSite({baseUrl: '/base/', trailingSlash: true});

function render(children: ReactNode, url = '/base/docs/intro/') {
  const links: (string | undefined)[] = [];
  const anchors: (string | undefined)[] = [];
  const history = createStaticHistory(url, () => {});
  const html = renderToString(
    <SiteContext.Provider value={site}>
      <BrokenLinksContext.Provider
        value={{collectLink: (link) => links.push(link), collectAnchor: (id) => anchors.push(id)}}
      >
        <SiteRouter history={history} location={history.location} action="POP">
          {children}
        </SiteRouter>
      </BrokenLinksContext.Provider>
    </SiteContext.Provider>,
  );
  return {html, links, anchors};
}

test('an internal link gets base URL and trailing slash, and is collected', () => {
  const {html, links} = render(<Link to="/docs/other#x">Other</Link>);
  expect(html).toBe('<a href="/base/docs/other/#x">Other</a>');
  expect(links).toEqual(['/base/docs/other/#x']);
});

test('href is the same as to', () => {
  expect(render(<Link href="/docs">x</Link>).html).toBe(render(<Link to="/docs">x</Link>).html);
});

test('a relative link resolves against the page, and is collected as written', () => {
  const {html, links} = render(<Link to="../b">B</Link>);
  expect(html).toBe('<a href="/base/docs/b/">B</a>');
  expect(links).toEqual(['../b/']);
});

test('an external link opens a new tab, unless told otherwise, and is not collected', () => {
  const {html, links} = render(<Link to="https://x.test">X</Link>);
  expect(html).toBe('<a target="_blank" rel="noopener noreferrer" href="https://x.test">X</a>');
  expect(links).toEqual([]);
  const own = render(<Link to="https://x.test" target="_self" rel="author" />).html;
  expect(own).toContain('target="_self" rel="author"');
});

test('pathname:// leaves the site’s router but keeps its base URL', () => {
  const {html, links} = render(<Link to="pathname:///file.pdf" target="_self" />);
  expect(html).toContain('href="/base/file.pdf"');
  expect(links).toEqual([]);
});

test('hash links and ids are collected; data-noBrokenLinkCheck and other targets are not', () => {
  const {links, anchors, html} = render(
    <>
      <Link to="#there" id="here" />
      <Link to="/quiet" data-noBrokenLinkCheck />
      <Link to="/tab" target="_blank" />
    </>,
  );
  expect(links).toEqual(['#there']);
  expect(anchors).toEqual(['here']);
  expect(html).toContain('href="#there"');
  expect(html).not.toContain('noBrokenLinkCheck');
});

test('a nav link is active on its page and the pages below', () => {
  const nav = (props: object) => render(<Link isNavLink to="/docs" {...props} />).html;
  expect(nav({activeClassName: 'on', className: 'item'})).toBe(
    '<a class="item on" aria-current="page" href="/base/docs/"></a>',
  );
  expect(nav({exact: true})).not.toContain('aria-current');
  expect(nav({isActive: () => false})).not.toContain('aria-current');
  expect(nav({to: '/blog', isActive: () => true})).toContain('class="active"');
});

test('a plain link never is', () => {
  expect(render(<Link to="/docs/intro" />).html).not.toContain('aria-current');
});

test('characters that URLs cannot hold are encoded once', () => {
  expect(render(<Link to="/a b/c%20d" />).html).toContain('href="/base/a%20b/c%20d/"');
});

test('a link with an absolute target does not follow the location', () => {
  const history = createStaticHistory('/base/docs/intro/', () => {});
  const router = {navigator: history, basename: '/', static: false, useTransitions: undefined, future: {}};
  const withoutLocation = (link: ReactNode) =>
    renderToString(
      <SiteContext.Provider value={site}>
        <NavigationContext.Provider value={router}>{link}</NavigationContext.Provider>
      </SiteContext.Provider>,
    );
  expect(withoutLocation(<Link to="/docs" />)).toBe('<a href="/base/docs/"></a>');
  expect(withoutLocation(<Link to="#hash" />)).toBe('<a href="#hash"></a>');
  expect(() => withoutLocation(<Link to="./docs" />)).toThrow('Router hooks and links can only be used');
  expect(() => withoutLocation(<Link to="/docs" isNavLink />)).toThrow(
    'Router hooks and links can only be used',
  );
});

test('what only a browser can do is not in the HTML, and keeps no link from being written', () => {
  const {html} = render(<Link to="/docs" onClick={() => {}} ref={() => {}} className="x" />);
  expect(html).toBe('<a class="x" href="/base/docs/"></a>');
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'pathname://javascript:alert(1)',
  'data:text/html,x',
])('a URL that runs code leads nowhere, as to and as href: %j', (url) => {
  expect(render(<Link to={url}>x</Link>).html).not.toContain('href');
  expect(render(<Link href={url}>x</Link>).html).not.toContain('href');
});
