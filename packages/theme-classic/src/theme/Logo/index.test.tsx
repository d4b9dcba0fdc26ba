import build from '@generated/build';
import {ColorModeProvider} from '@lectern/theme-common/internal';
import Logo from '@theme/Logo';
import {expect, onTestFinished, test} from 'vitest';
import {docsGlobalData, versionData} from '../../../test/docsGlobalData.js';
import {renderOnServer} from '../../../test/renderOnServer.js';

const docs = docsGlobalData({
  api: [versionData('current', '/api')],
  default: [versionData('old', '/docs/old', {isLast: false}), versionData('new', '/docs')],
});

function render(navbar: object, globalData = {}): string {
  const themeConfig = {navbar: {title: 'Site', items: [], hideOnScroll: false, ...navbar}};
  return renderOnServer(
    <ColorModeProvider>
      <Logo className="brand" />
    </ColorModeProvider>,
    '/',
    {globalData, themeConfig},
  );
}

function withoutHomePage(): void {
  Object.assign(build, {hasHomePage: false});
  onTestFinished(() => void Object.assign(build, {hasHomePage: true}));
}

test('leads home', () => {
  expect(render({}, docs)).toBe('<a class="brand" href="/"><b>Site</b></a>');
  expect(render({logo: {src: 'a.svg', href: '/start'}}, docs)).toContain('href="/start"');
});

test('of a site without a home page leads to the docs, the instance without an id first', () => {
  withoutHomePage();
  expect(render({}, docs)).toBe('<a class="brand" href="/docs/intro"><b>Site</b></a>');
  expect(render({}, docsGlobalData({api: [versionData('current', '/api')]}))).toContain('href="/api/intro"');
  expect(render({logo: {src: 'a.svg', href: '/start'}}, docs)).toContain('href="/start"');
});

test('is no link where there is nothing to lead to', () => {
  withoutHomePage();
  expect(render({})).toBe('<div class="brand"><b>Site</b></div>');
});

test('a link without text and image text has the title of the site as its name', () => {
  const site = /aria-label="([^"]+)"/;
  expect(render({title: undefined})).toMatch(site);
  expect(render({title: '', logo: {src: 'a.svg', alt: ''}})).toMatch(site);
  expect(render({})).not.toMatch(site);
  expect(render({title: undefined, logo: {src: 'a.svg'}})).not.toMatch(site);
  expect(render({title: undefined, logo: {src: 'a.svg', alt: 'Acme'}})).not.toMatch(site);
});
