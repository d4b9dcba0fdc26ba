import {expect, test} from 'vitest';
import {ServedFiles} from './ServedFiles.js';

test('files keep their addresses when others are added', () => {
  const files = new ServedFiles('/base/');
  files.add('/base/assets/a.1.json', '/data/a.1.json');
  files.addAssets([{file: '/site/x.png', outputPath: 'assets/x.png', url: './assets/x.png'}]);
  files.add('/base/assets/a.2.json', '/data/a.2.json');
  expect(files.find('/base/assets/a.1.json')).toBe('/data/a.1.json');
  expect(files.find('/base/assets/x.png')).toBe('/site/x.png');
  expect(files.find('/base/assets/y.png')).toBeUndefined();
});

test('earlier site scripts can be loaded, as pages that are open name them', () => {
  const files = new ServedFiles('/');
  files.addSiteScript({file: 'site.1.js', text: 'one'});
  files.addSiteScript({file: 'site.2.js', text: 'two'});
  expect([files.siteScriptText('site.1.js'), files.siteScriptText('site.2.js')]).toEqual(['one', 'two']);
  expect(files.siteScriptText('site.3.js')).toBeUndefined();
});
