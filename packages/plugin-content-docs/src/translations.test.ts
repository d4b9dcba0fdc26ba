import {expect, test} from 'vitest';
import {publishSite, writeSite} from '../test/testSite.js';
import {docsTranslationFiles, translateDocs} from './translations.js';

test('labels of versions and sidebars can be translated', async () => {
  const {content} = await publishSite('basic', {sidebarPath: './sidebars.ts'});
  const [file] = docsTranslationFiles(content, '/site');
  expect(file?.path).toBe('current');
  const messages = Object.fromEntries(
    Object.entries(file?.content ?? {}).map(([id, {message}]) => [id, message]),
  );
  expect(messages).toEqual({
    'version.label': 'Next',
    'sidebar.docs.category.Guides': 'Guides',
    'sidebar.docs.category.Guides.link.generated-index.description': 'All guides',
    'sidebar.docs.category.Advanced things': 'Advanced things',
    'sidebar.docs.doc.Configure it': 'Configure it',
    'sidebar.docs.category.Reference': 'Reference',
    'sidebar.docs.link.Elsewhere': 'Elsewhere',
  });
  const translated = translateDocs(content, [
    {
      path: 'current',
      content: {'version.label': {message: 'Suivante'}, 'sidebar.docs.category.Guides': {message: 'Manuels'}},
    },
  ]);
  expect(translated.loadedVersions[0]).toMatchObject({
    label: 'Suivante',
    sidebars: {docs: [{}, {label: 'Manuels'}, {label: 'Reference'}, {}]},
  });
});

test('items that would be translated as one are reported together', async () => {
  const sidebars = {
    docs: [
      {One: ['a']},
      {Two: [{One: ['b']}]},
      {type: 'doc', id: 'a', label: 'A'},
      {type: 'doc', id: 'b', label: 'A'},
    ],
    other: [{One: ['a']}],
  };
  const siteDir = writeSite({'docs/a.md': 'Text.', 'docs/b.md': 'Text.', 'sidebars.json': sidebars});
  const {content} = await publishSite(siteDir, {sidebarPath: 'sidebars.json'});
  expect(() => docsTranslationFiles(content, siteDir)).toThrow(
    [
      'Items of sidebars have the same translation id:',
      '- sidebars.json:4 Two items of the sidebar "docs" have the translation id "sidebar.docs.category.One".',
      '- sidebars.json:20 Two items of the sidebar "docs" have the translation id "sidebar.docs.doc.A".',
    ].join('\n'),
  );
});
