import {DocsPreferredVersionContextProvider, DocsVersionProvider} from '@lectern/plugin-content-docs/client';
import DocVersionBanner from '@theme/DocVersionBanner';
import {expect, test} from 'vitest';
import {docsGlobalData, versionData} from '../../../test/docsGlobalData.js';
import {renderOnServer} from '../../../test/renderOnServer.js';

const globalData = docsGlobalData({
  default: [versionData('2', '/docs'), versionData('1', '/docs/1', {isLast: false})],
});

test('leads to the latest version without loading the list of its docs', () => {
  const version = {
    pluginId: 'default',
    version: '1',
    label: '1.x',
    banner: 'unmaintained' as const,
    badge: true,
    className: '',
    isLast: false,
    noIndex: false,
  };
  const html = renderOnServer(
    <DocsPreferredVersionContextProvider>
      <DocsVersionProvider version={version}>
        <DocVersionBanner />
      </DocsVersionProvider>
    </DocsPreferredVersionContextProvider>,
    '/docs/1/gone',
    {globalData},
  );
  expect(html).toContain('<b>1.x</b>, a version that is no longer maintained.');
  expect(html).toContain('<a href="/docs/intro">latest version</a>');
});
